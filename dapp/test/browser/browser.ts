import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

// The package's flags are meant for cloud functions. Without these, a crashed tab does not crash the browser, and
// cross-origin rules apply as they do for a player.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security']
/** An emulated GPU renders several times slower than none. */
const emulatedGpu = /gl|gpu|angle|swiftshader/

/** Unpacks the browser and returns its path. Must not run in several processes at once. */
export const installBrowser = (): Promise<string> => chromium.executablePath()

export async function launchBrowser(): Promise<Browser> {
  const kept = chromium.args.filter((flag) => !unwanted.includes(flag) && !emulatedGpu.test(flag))
  const args = [...kept, '--disable-gpu', '--no-sandbox']
  return playwright.launch({ executablePath: await installBrowser(), args, headless: true })
}
