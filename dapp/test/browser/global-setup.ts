import type { TestProject } from 'vitest/node'
import { installBrowser } from './browser.js'
import { buildSite } from './build-site.js'
import { serveBuild } from './serve-build.js'
import { startStack } from './stack.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The dApp's production build, served for the installation. */
    dappUrl: string
    /** The same as `npm start` serves it; slower, because every module is a request. */
    devUrl: string
    /** The folder of the build; empty if the tests use a running installation. */
    siteFolder: string
  }
}

/** One installation for all browser tests: the one at FIVEFOLD_DAPP_URL, or a new one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await installBrowser()
  const running = process.env.FIVEFOLD_DAPP_URL
  if (running) {
    project.provide('dappUrl', running)
    project.provide('devUrl', running)
    project.provide('siteFolder', '')
    return async () => {}
  }
  const [stack, site] = await Promise.all([startStack(), buildSite()])
  const deployment = await (await fetch(`${stack.url}/deployment.json`)).text()
  const { url, close } = await serveBuild(site.folder, deployment, stack.sitePort)
  project.provide('dappUrl', url)
  project.provide('devUrl', stack.url)
  project.provide('siteFolder', site.folder)
  return async () => {
    close()
    site.remove()
    await stack.stop()
  }
}
