import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

// The package's flags are made for cloud functions. Without these a tab's crash is not the browser's,
// and cross-origin rules hold as they do for a player.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security']
/** A GPU that is emulated draws several times slower than no GPU. */
const emulatedGpu = /gl|gpu|angle|swiftshader/

/** Unpacks the browser, which several processes must not do at once, and returns its file. */
export const installBrowser = (): Promise<string> => chromium.executablePath()

export async function launchBrowser(): Promise<Browser> {
  const kept = chromium.args.filter((flag) => !unwanted.includes(flag) && !emulatedGpu.test(flag))
  const args = [...kept, '--disable-gpu', '--no-sandbox']
  return playwright.launch({ executablePath: await installBrowser(), args, headless: true })
}
