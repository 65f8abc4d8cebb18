export { type SolanaNode, type SolanaNodeOptions, startSolanaNode } from './start-node.js'
