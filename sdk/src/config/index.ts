export {
  type Deployment,
  deploymentSchema,
  type EvmDeployment,
  type PolkadotDeployment,
  parseDeployment,
  type SolanaDeployment,
} from './deployment.js'
export { defaultPorts, type PortName } from './ports.js'
