import { BlockLog, damaged, type GenesisStorage, type LogEntry } from './block-log.js'
import { BlockTree } from './block-tree.js'
import { createGenesisBlock, createGenesisStorage } from './genesis.js'
import { StateHistory } from './state-history.js'

type ChainData = { tree: BlockTree; history: StateHistory; clockOffset: number }

/** The contents of a chain's file, and the file, open for appending. */
export type StoredChain = ChainData & { log: BlockLog }

/** Reads the chain from a file; without a file, creates one with a runtime. */
export async function openStoredChain(file: string, loadRuntime: () => Uint8Array): Promise<StoredChain> {
  let data: ChainData | undefined
  const log = await BlockLog.open(file, async (entry) => {
    if ('genesis' in entry) data = await start(entry.genesis)
    else if (data) apply(data, entry)
    else throw damaged(`${file}: does not begin with a genesis`)
  })
  if (log && data) return { ...data, log }
  if (log) throw damaged(`${file}: holds no genesis`)
  const genesis = await createGenesisStorage(loadRuntime())
  return { ...(await start(genesis)), log: BlockLog.create(file, genesis) }
}

async function start(genesis: GenesisStorage): Promise<ChainData> {
  const block = await createGenesisBlock(genesis)
  const tree = new BlockTree(block)
  const history = new StateHistory(tree)
  history.add(block.hash, genesis)
  return { tree, history, clockOffset: 0 }
}

function apply(data: ChainData, entry: Exclude<LogEntry, { genesis: GenesisStorage }>): void {
  if ('block' in entry) {
    data.tree.add(entry.block)
    data.tree.setHead(entry.block.hash)
    data.history.add(entry.block.hash, entry.changes)
  } else if ('head' in entry) {
    data.tree.setHead(entry.head)
  } else {
    data.clockOffset = entry.clockOffset
  }
}
