import { type Abi, type Address, type Hex, type LocalAccount, numberToHex } from 'viem'
import { leagueAbi, type MatchHeader, type Turn, type Turns } from './types'

/** Field names and types of a struct that a function of the ABI takes, for EIP-712. */
export function structFields(abi: Abi, structName: string) {
  const inputs = abi.flatMap((item) => (item.type === 'function' ? item.inputs : []))
  const struct = inputs.find(({ internalType }) => internalType?.split(/[ .[]/).includes(structName))
  if (!struct || !('components' in struct)) throw new Error(`no struct ${structName} in the ABI`)
  return struct.components.map(({ name = '', type }) => ({ name, type }))
}

export const matchTypes = {
  Match: [
    { name: 'header', type: 'MatchHeader' },
    { name: 'turns', type: 'Turn[9]' },
  ],
  MatchHeader: structFields(leagueAbi, 'MatchHeader'),
  Turn: structFields(leagueAbi, 'Turn'),
}

export type Domain = { chainId: number; verifyingContract: Address }

export function typedMatch({ chainId, verifyingContract }: Domain, header: MatchHeader, turns: Turns) {
  return {
    domain: {
      name: 'NyanoTriadLeague',
      version: '1',
      chainId,
      verifyingContract,
    },
    types: matchTypes,
    primaryType: 'Match' as const,
    message: { header, turns },
  }
}

export async function signMatch(
  account: LocalAccount,
  domain: Domain,
  header: MatchHeader,
  turns: Turns,
): Promise<Hex> {
  return account.signTypedData(typedMatch(domain, header, turns))
}

const none = 255

export function turn(cell: number, cardIndex: number, options: { mark?: number; edge?: number } = {}): Turn {
  const { mark = none, edge = none } = options
  return {
    cell,
    cardIndex,
    warningMarkCell: mark,
    earthBoostEdge: edge,
    reserved: 0,
  }
}

/** The turns as the event holds them: five bytes each. */
export function packTurns(turns: Turns): Hex {
  const bytes = turns.flatMap((one) => [
    one.cell,
    one.cardIndex,
    one.warningMarkCell,
    one.earthBoostEdge,
    one.reserved,
  ])
  return `0x${bytes.map((byte) => numberToHex(byte, { size: 1 }).slice(2)).join('')}`
}
