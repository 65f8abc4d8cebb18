export {
  type Deployment,
  deploymentSchema,
  type EvmDeployment,
  type PolkadotDeployment,
  parseDeployment,
  type SolanaDeployment,
} from './deployment.js'
export { dappOrigins, isLocalRequest, isLoopbackHost, originsSchema } from './origins.js'
export { defaultPorts, type PortName } from './ports.js'
