import { loadFixture, setCode } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { hashDomain, hashStruct, hashTypedData, zeroAddress, zeroHash } from 'viem'
import { cardsOfA } from './support/cards'
import { deckA, deployLeague, type Match } from './support/league'
import { deployWalletMock } from './support/mocks'
import { matchTypes, signMatch, typedMatch } from './support/transcript'

/** Player A is a contract wallet whose owner is Alice. */
async function deployWithWallet() {
  const deployed = await deployLeague()
  const { alice, bob, domain, setCards, sealDeck, makeMatch } = deployed
  const wallet = await deployWalletMock(alice.address)
  await setCards(wallet.address, deckA, cardsOfA())
  await sealDeck(wallet.address, deckA)
  const makeWalletMatch = async (): Promise<Match> => {
    const { header, turns } = await makeMatch((changed) =>
      Object.assign(changed, { playerA: wallet.address }),
    )
    const signatureA = await signMatch(alice, domain, header, turns)
    const signatureB = await signMatch(bob, domain, header, turns)
    return { header, turns, signatureA, signatureB }
  }
  return { ...deployed, wallet, makeWalletMatch }
}

describe('TriadLeague: signatures', () => {
  it('describes its domain as EIP-5267 asks', async () => {
    const { league, domain } = await loadFixture(deployLeague)
    const [fields, name, version, chainId, verifyingContract, salt, extensions] =
      await league.read.eip712Domain()
    expect({ fields, name, version, salt, extensions }).to.deep.equal({
      fields: '0x0f',
      name: 'NyanoTriadLeague',
      version: '1',
      salt: zeroHash,
      extensions: [],
    })
    expect(chainId).to.equal(BigInt(domain.chainId))
    expect(verifyingContract.toLowerCase()).to.equal(domain.verifyingContract)
  })

  it('has players sign readable fields: the digest is that of the typed structs', async () => {
    const { league, domain, makeMatch } = await loadFixture(deployLeague)
    const { header, turns } = await makeMatch()
    const typed = typedMatch(domain, header, turns)
    expect(await league.read.digestOf([header, turns])).to.equal(hashTypedData(typed))
    const separator = hashDomain({
      domain: { ...typed.domain, chainId: BigInt(domain.chainId) },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
      },
    })
    expect(await league.read.DOMAIN_SEPARATOR()).to.equal(separator)
    expect(
      hashStruct({
        data: typed.message,
        primaryType: 'Match',
        types: matchTypes,
      }),
    ).to.match(/^0x/)
  })

  describe('of a contract wallet', () => {
    it('are valid when the wallet accepts them', async () => {
      const { makeWalletMatch, submit, resultOf } = await loadFixture(deployWithWallet)
      const match = await makeWalletMatch()
      await submit(match)
      expect((await resultOf(match)).winner).to.equal(1)
    })

    it('are refused when the wallet rejects them', async () => {
      const { makeWalletMatch, submit, resultOf, wallet, refusal } = await loadFixture(deployWithWallet)
      const match = await makeWalletMatch()
      await wallet.write.setRefusing([true])
      expect(await refusal(() => submit(match))).to.deep.equal({
        errorName: 'InvalidSignature',
        args: [0],
      })
      expect((await resultOf(match)).settledAt).to.equal(0n)
    })

    it('are refused when the key is not the wallet’s', async () => {
      const { makeWalletMatch, submit, bob, domain, refusal } = await loadFixture(deployWithWallet)
      const match = await makeWalletMatch()
      const signatureA = await signMatch(bob, domain, match.header, match.turns)
      expect(await refusal(() => submit({ ...match, signatureA }))).to.deep.equal({
        errorName: 'InvalidSignature',
        args: [0],
      })
    })

    it('are refused when the contract is no wallet', async () => {
      const { makeWalletMatch, submit, cards, wallet, publicClient, refusal } =
        await loadFixture(deployWithWallet)
      const match = await makeWalletMatch()
      await setCode(wallet.address, (await publicClient.getCode(cards)) ?? '0x')
      expect(await refusal(() => submit(match))).to.deep.equal({
        errorName: 'InvalidSignature',
        args: [0],
      })
    })
  })

  it('of a key stay valid when its account has code that rejects them (EIP-7702)', async () => {
    const { makeMatch, submit, resultOf, alice, publicClient, wallet } = await loadFixture(deployWithWallet)
    const match = await makeMatch()
    await wallet.write.setRefusing([true])
    await setCode(alice.address, (await publicClient.getCode(wallet)) ?? '0x')
    await submit(match)
    expect((await resultOf(match)).settledAt > 0n).to.equal(true)
  })

  it('no signature is valid for the zero address', async () => {
    const { makeMatch, submit, setCards, sealDeck, refusal } = await loadFixture(deployLeague)
    await setCards(zeroAddress, deckA, cardsOfA())
    await sealDeck(zeroAddress, deckA)
    const match = await makeMatch((header) => Object.assign(header, { playerA: zeroAddress }))
    for (const signatureA of [
      match.signatureA,
      '0x',
      `0x${'00'.repeat(65)}`,
      `0x${'00'.repeat(64)}1b`,
    ] as const) {
      expect(await refusal(() => submit({ ...match, signatureA }))).to.deep.equal({
        errorName: 'InvalidSignature',
        args: [0],
      })
    }
  })
})
