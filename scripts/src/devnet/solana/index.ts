export { type ExternalNodeOptions, externalNodeArguments } from './external.js'
export { type SolanaNode, type SolanaNodeOptions, startSolanaNode } from './start-node.js'
