import { createHash } from 'node:crypto'
import { code as dagPb, decode, encode, prepare } from '@ipld/dag-pb'
import { UnixFS } from 'ipfs-unixfs'
import { CID } from 'multiformats/cid'
import { code as raw } from 'multiformats/codecs/raw'
import { create } from 'multiformats/hashes/digest'
import { MetadataError } from './metadata-error.js'

const sha256 = 0x12
const scheme = 'ipfs://'

/** The CID of an `ipfs://` URI; a CID that cannot be verified is refused. */
export function parseIpfsUri(uri: string): CID {
  if (!uri.startsWith(scheme)) throw new MetadataError('BAD_URI', 'the address is not ipfs://', uri)
  const cid = parseCid(uri.slice(scheme.length), uri)
  if (cid.multihash.code !== sha256 || cid.multihash.size !== 32) {
    throw new MetadataError('BAD_URI', 'the CID is not of a SHA-256 hash', uri)
  }
  if (cid.code !== raw && cid.code !== dagPb) {
    throw new MetadataError('BAD_URI', 'the CID is neither of raw bytes nor of a file', uri)
  }
  return cid
}

function parseCid(text: string, uri: string): CID {
  try {
    return CID.parse(text)
  } catch (cause) {
    throw new MetadataError('BAD_URI', 'there is no CID in the address', uri, cause)
  }
}

/** The document's bytes, verified against the CID, whether a gateway sent the block or the file in it. */
export function checkContent(cid: CID, bytes: Uint8Array): Uint8Array {
  if (isHashOf(cid, bytes)) return cid.code === raw ? bytes : fileIn(cid, bytes)
  if (cid.code === dagPb && isHashOf(cid, fileBlock(bytes))) return bytes
  throw new MetadataError('CONTENT_MISMATCH', 'the content is not what its CID stands for', cid.toString())
}

const cidOf = (version: 0 | 1, codec: number, block: Uint8Array): CID => {
  const digest = create(sha256, createHash('sha256').update(block).digest())
  return version === 0 ? CID.createV0(digest) : CID.createV1(codec, digest)
}

/** CIDv1 of the bytes themselves. */
export const rawCid = (bytes: Uint8Array): CID => cidOf(1, raw, bytes)

/** CIDv0 of a small file, as `ipfs add` names it. */
export const fileCid = (bytes: Uint8Array): CID => cidOf(0, dagPb, fileBlock(bytes))

function isHashOf(cid: CID, bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest().equals(cid.multihash.digest)
}

/** The one block of a small file, as `ipfs add` makes it. */
export function fileBlock(data: Uint8Array): Uint8Array {
  return encode(prepare({ Data: new UnixFS({ type: 'file', data }).marshal(), Links: [] }))
}

function fileIn(cid: CID, block: Uint8Array): Uint8Array {
  try {
    const { Data, Links } = decode(block)
    const file = Data && Links.length === 0 ? UnixFS.unmarshal(Data) : undefined
    if (file?.type === 'file' || file?.type === 'raw') return file.data ?? new Uint8Array()
  } catch (cause) {
    throw new MetadataError('BAD_DOCUMENT', 'the block holds no file', cid.toString(), cause)
  }
  throw new MetadataError('BAD_DOCUMENT', 'the CID is not of a file in one block', cid.toString())
}
