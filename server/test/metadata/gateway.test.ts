import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/metadata/clock.js'
import { checkContent, fileBlock, fileCid, parseIpfsUri, rawCid } from '../../src/metadata/content.js'
import { createFetchLot } from '../../src/metadata/fetch-lot.js'
import { type Behaviour, startGateway, type TestGateway } from './gateway.js'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('content identifiers', () => {
  // The first as `ipfs add` names it; the second is base32 of 01 55 12 20 and the hash.
  const hello = bytes('hello world\n')
  const helloFile = 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'

  it('are those of IPFS', () => {
    expect(fileCid(hello).toString()).toBe(helloFile)
    expect(rawCid(bytes('hello world')).toString()).toBe(
      'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
    )
  })

  it('prove a file, whether it comes as such or in its block, and raw bytes', () => {
    const cid = parseIpfsUri(`ipfs://${helloFile}`)
    expect(checkContent(cid, hello)).toEqual(hello)
    expect(Buffer.from(checkContent(cid, fileBlock(hello)))).toEqual(Buffer.from(hello))
    expect(checkContent(rawCid(hello), hello)).toEqual(hello)
  })

  it('do not prove anything else', () => {
    for (const cid of [fileCid(hello), rawCid(hello)]) {
      for (const other of [bytes('hello world'), bytes(''), fileBlock(bytes('x'))]) {
        expect(() => checkContent(cid, other)).toThrow('not what its CID stands for')
      }
    }
  })

  it.each([
    ['http://127.0.0.1/ipfs/QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o', 'not ipfs://'],
    ['https://gateway.example/1.json', 'not ipfs://'],
    ['file:///etc/passwd', 'not ipfs://'],
    ['data:application/json,{}', 'not ipfs://'],
    ['ipfs:/QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o', 'not ipfs://'],
    ['ipfs://', 'no CID'],
    ['ipfs://../../admin', 'no CID'],
    [`ipfs://${helloFile}/1.json`, 'no CID'],
    // blake2b-256 of raw bytes, and SHA-256 of dag-cbor
    ['ipfs://bafk2bzaceaswza5ss4iu2ia3galz6pyo6dfm5f4dmiw2lf2de22dmf4k533ba', 'not of a SHA-256 hash'],
    [
      'ipfs://bafyreigbtj4x7ip5legnfznufuopl4sg4knzc2cof6duas4b3q2fy6swua',
      'neither of raw bytes nor of a file',
    ],
  ])('%s is refused', (uri, reason) => {
    expect(() => parseIpfsUri(uri)).toThrow(reason)
  })
})

describe('a download', () => {
  let gateway: TestGateway
  let behaviour: Behaviour
  const never = new AbortController().signal
  beforeEach(async () => {
    behaviour = 'honest'
    gateway = await startGateway({ behave: () => behaviour })
  })
  afterEach(() => gateway.close())

  const fetchLot = (uri: string, attempt = 1, gateways = [gateway.url]) =>
    createFetchLot(async () => uri, { gateways, timeout: 300, sizeLimit: 64 * 1024 }, systemClock)(
      1,
      attempt,
      never,
    )

  it.each(['raw', 'file'] as const)('of a %s document gives its lot', async (kind) => {
    expect(await fetchLot(gateway.put({ name: 'x', lot: 'spdp' }, kind))).toBe('spdp')
    expect(await fetchLot(gateway.put({ name: 'without a lot' }, kind))).toBe('')
  })

  it.each([
    ['fail', 'GATEWAY_FAILED'],
    ['busy', 'GATEWAY_BUSY'],
    ['hang', 'GATEWAY_TIMEOUT'],
    ['lie', 'CONTENT_MISMATCH'],
    ['huge', 'DOCUMENT_TOO_LARGE'],
    ['redirect', 'GATEWAY_FAILED'],
  ] as const)(
    'from a gateway that does this: %s, fails with %s and may be tried again',
    async (bad, code) => {
      const uri = gateway.put({ lot: 'spdp' })
      behaviour = bad
      await expect(fetchLot(uri)).rejects.toMatchObject({ code, isPermanent: false })
    },
  )

  it.each(['no JSON', '{"lot":7}', '[]', `{"lot":"${'x'.repeat(65)}"}`])(
    'of a genuine document that is useless is not tried again: %s',
    async (document) => {
      const uri = gateway.put(document)
      await expect(fetchLot(uri)).rejects.toMatchObject({ code: 'BAD_DOCUMENT', isPermanent: true })
    },
  )

  it('asks the gateways in turn', async () => {
    const second = await startGateway()
    const uri = second.put({ lot: 'eifd' })
    const gateways = [gateway.url, second.url]
    await expect(fetchLot(uri, 1, gateways)).rejects.toMatchObject({ code: 'GATEWAY_FAILED' })
    expect(await fetchLot(uri, 2, gateways)).toBe('eifd')
    await expect(fetchLot(uri, 3, gateways)).rejects.toMatchObject({ code: 'GATEWAY_FAILED' })
    await second.close()
  })
})
