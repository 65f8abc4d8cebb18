export {
  type ClientFrame,
  clientFrameSchema,
  type FrameErrorCode,
  type ServerFrame,
  serverFrameSchema,
  socketFrameLimit,
  socketProtocol,
} from './frames.js'
export { type DependencyHealth, type ServerHealth, serverHealthSchema } from './health.js'
export { type ReadServerHealthOptions, readServerHealth } from './read-server-health.js'
