import { defaultPorts } from '@fivefold/sdk/config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicy } from './vite/content-security-policy.js'
import { deploymentPath } from './vite/deployment-file.js'
import { envPort } from './vite/env-port.js'
import { refuseForeignPages } from './vite/refuse-foreign-pages.js'
import { serveDeployment } from './vite/serve-deployment.js'
import { serverTarget } from './vite/server-target.js'

const deployment = deploymentPath()
const target = serverTarget(deployment)
const port = envPort('FIVEFOLD_PORT_DAPP', defaultPorts.dapp)
/** Keys and passwords of a local installation lie below the folder that the development server reads from. */
const secretFiles = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.fivefold*/**']
const listen = {
  host: '127.0.0.1',
  port,
  strictPort: true,
  // The dApp's page has the server's own origin; by default every page of this machine may read.
  cors: false,
  proxy: {
    '/api': { target },
    '/ws': { target, ws: true },
    // The HTTP routes that clients of Phalanx Duel expect on the origin of its page.
    '^/(health|matches|docs)(/|\\?|$)': { target },
  },
}

export default defineConfig({
  plugins: [
    refuseForeignPages(port),
    react(),
    tailwindcss(),
    serveDeployment(deployment),
    contentSecurityPolicy(),
  ],
  // web3.js and Anchor expect Node's `global`.
  define: { global: 'globalThis' },
  build: {
    // The first versions that know light-dark() and @starting-style.
    target: ['chrome123', 'firefox129', 'safari17.5'],
    // The policy allows no fonts or scripts from data: URLs.
    assetsInlineLimit: 0,
    // Polkadot's metadata codecs and cryptography come as one lazy chunk.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
  server: { ...listen, fs: { deny: secretFiles } },
  preview: listen,
})
