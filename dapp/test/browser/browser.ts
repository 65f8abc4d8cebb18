import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

// The package's flags are made for cloud functions. Without these a tab's crash is not the browser's,
// and cross-origin rules hold as they do for a player.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security']

export async function launchBrowser(): Promise<Browser> {
  const args = [...chromium.args.filter((flag) => !unwanted.includes(flag)), '--no-sandbox']
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true })
}
