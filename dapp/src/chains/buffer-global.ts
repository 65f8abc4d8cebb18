import { Buffer } from 'buffer'

// web3.js and Anchor use Node's global Buffer.
globalThis.Buffer ??= Buffer
