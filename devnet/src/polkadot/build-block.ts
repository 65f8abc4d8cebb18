import './quiet-chopsticks.js'
import { Block, compactHex, runTask, taskHandler } from '@acala-network/chopsticks-core'
import type { Vec } from '@polkadot/types'
import type { ApplyExtrinsicResult, EventRecord } from '@polkadot/types/interfaces'
import { hexToU8a } from '@polkadot/util'
import type { HexString } from '@polkadot/util/types'
import type { BlockRecord, StorageChanges } from './block-log.js'
import { createHeader, decodeHeader, zeroHash } from './header.js'

export type BuildBlockOptions = {
  parent: Block
  /** Milliseconds; increased if the parent is not older. */
  now: number
  /** Storage changes to apply first, without any checks. */
  changes?: StorageChanges
  /** The next extrinsic to try, until there is none. */
  next: () => HexString | undefined
  /** Why an extrinsic was not included. */
  refused: (extrinsic: HexString, reason: string) => void
}

export type BuiltBlock = { record: BlockRecord; changes: StorageChanges }

type RuntimeCall = [string, HexString[]]

/**
 * Builds a block on `parent`. The runtime is compiled again for every task, which takes longer than running it, so as
 * many calls as possible share one task.
 */
export async function buildBlock({
  parent,
  now,
  changes,
  next,
  refused,
}: BuildBlockOptions): Promise<BuiltBlock> {
  const draftHeader = createHeader({
    parentHash: parent.hash,
    number: parent.number + 1,
    stateRoot: zeroHash,
    extrinsicsRoot: zeroHash,
  })
  const draft = new Block(parent.chain, parent.number + 1, zeroHash, parent, {
    header: draftHeader,
    extrinsics: [],
    storage: parent.storage,
  })
  if (changes) draft.pushStorageLayer().setAll(changes)
  const timestamp = await timestampExtrinsic(draft, now)
  const opening: RuntimeCall[] = [['Core_initialize_block', [draftHeader.toHex()]], apply(timestamp)]
  const first = next()
  const second = first && next()
  const alone = first && !second ? await runAlone(draft, opening, first) : undefined
  const { header, taken } = alone ?? (await runEach(draft, opening, { first, second, next, refused }))
  const extrinsics = [timestamp, ...taken]
  const record = finishedRecord(parent, header, extrinsics)
  return { record, changes: await realChanges(parent, await draft.storageDiff()) }
}

const apply = (extrinsic: HexString): RuntimeCall => ['BlockBuilder_apply_extrinsic', [extrinsic]]

type Ran = { header: HexString; taken: HexString[] }

const finalize: RuntimeCall = ['BlockBuilder_finalize_block', []]

/** The most frequent kind of block, in one task. Undefined, and no change, if the runtime rejects it. */
async function runAlone(
  draft: Block,
  opening: RuntimeCall[],
  extrinsic: HexString,
): Promise<Ran | undefined> {
  const layers = draft.storageLayerCount
  try {
    const header = await run(draft, [...opening, apply(extrinsic), finalize])
    if (await wasApplied(draft, 1)) return { header, taken: [extrinsic] }
  } catch {
    // Repeated step by step, which gives the reason.
  }
  draft.resetStorageLayers(layers)
  return undefined
}

/** Whether the extrinsic at an index completed: only completed ones have an event with their outcome. */
async function wasApplied(draft: Block, index: number): Promise<boolean> {
  const meta = await draft.meta
  const events = meta.query.system?.events
  const stored = events && (await draft.get(compactHex(events())))
  if (!stored) return false
  const records = meta.registry.createType<Vec<EventRecord>>('Vec<FrameSystemEventRecord>', hexToU8a(stored))
  return records.some(
    ({ phase, event }) =>
      phase.isApplyExtrinsic &&
      phase.asApplyExtrinsic.eq(index) &&
      event.section === 'system' &&
      (event.method === 'ExtrinsicSuccess' || event.method === 'ExtrinsicFailed'),
  )
}

type Candidates = Pick<BuildBlockOptions, 'next' | 'refused'> & {
  first: HexString | undefined
  second: HexString | undefined
}

async function runEach(
  draft: Block,
  opening: RuntimeCall[],
  { first, second, next, refused }: Candidates,
): Promise<Ran> {
  const taken: HexString[] = []
  const peeked = [first, second]
  const take = () => (peeked.length > 0 ? peeked.shift() : next())
  let before = opening
  for (let extrinsic = take(); extrinsic; extrinsic = take()) {
    const reason = await tryExtrinsic(draft, before, extrinsic)
    if (reason) {
      refused(extrinsic, reason)
      continue
    }
    taken.push(extrinsic)
    before = []
  }
  return { header: await run(draft, [...before, finalize]), taken }
}

/** Applies an extrinsic if the runtime accepts it. Otherwise nothing changes and the reason is returned. */
async function tryExtrinsic(
  draft: Block,
  opening: RuntimeCall[],
  extrinsic: HexString,
): Promise<string | undefined> {
  const layers = draft.storageLayerCount
  try {
    const result = await run(draft, [...opening, apply(extrinsic)])
    const outcome = (await draft.registry).createType<ApplyExtrinsicResult>(
      'ApplyExtrinsicResult',
      hexToU8a(result),
    )
    if (outcome.isOk) return undefined
    draft.resetStorageLayers(layers)
    const error = outcome.asErr
    return error.isInvalid ? error.asInvalid.type : error.type
  } catch (error) {
    draft.resetStorageLayers(layers)
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs calls one after the other on the draft, keeps their changes, and returns the last result. */
async function run(draft: Block, calls: RuntimeCall[]): Promise<HexString> {
  const response = await runTask(
    {
      wasm: await draft.wasm,
      calls,
      mockSignatureHost: false,
      allowUnresolvedImports: false,
      runtimeLogLevel: 0,
    },
    taskHandler(draft),
  )
  if ('Error' in response) throw new Error(response.Error)
  draft.pushStorageLayer().setAll(response.Call.storageDiff)
  return response.Call.result
}

/** Chopsticks' own inherent adds a full slot per block, which runs ahead when blocks are made on demand. */
async function timestampExtrinsic(draft: Block, now: number): Promise<HexString> {
  const meta = await draft.meta
  const { timestamp } = meta.tx
  const query = meta.query.timestamp?.now
  if (!timestamp?.set || !query) throw new Error('The runtime has no timestamp pallet')
  const stored = await draft.get(compactHex(query()))
  const last = stored ? meta.registry.createType('u64', hexToU8a(stored)).toNumber() : 0
  return meta.registry.createType('GenericExtrinsic', timestamp.set(Math.max(now, last + 1))).toHex()
}

/** The runtime fills in the extrinsics' root. The state root stays zero, because there are no proofs. */
function finishedRecord(parent: Block, headerBytes: HexString, extrinsics: HexString[]): BlockRecord {
  const { extrinsicsRoot } = decodeHeader(headerBytes)
  const header = createHeader({
    parentHash: parent.hash,
    number: parent.number + 1,
    stateRoot: zeroHash,
    extrinsicsRoot: extrinsicsRoot.toHex(),
  })
  return {
    hash: header.hash.toHex(),
    number: parent.number + 1,
    parentHash: parent.hash,
    header: header.toHex(),
    extrinsics,
  }
}

/** Layers also contain values that were only read through them. */
async function realChanges(
  parent: Block,
  diff: Record<string, HexString | null | undefined>,
): Promise<StorageChanges> {
  const keys = Object.keys(diff) as HexString[]
  const before = await parent.getMany(keys)
  const changed = keys.filter((key, index) => (diff[key] ?? null) !== (before[index] ?? null))
  return Object.fromEntries(changed.map((key) => [key, diff[key] ?? null]))
}
