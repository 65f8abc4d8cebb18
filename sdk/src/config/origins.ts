import { z } from 'zod'
import { defaultPorts } from './ports.js'

/**
 * Origins of the dApp's own pages on this machine.
 * @param port the dApp's port
 */
export function dappOrigins(port: number = defaultPorts.dapp): string[] {
  return ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}`)
}

/** `FIVEFOLD_SERVER_ORIGINS`: the web pages that may call a service, comma separated. */
export const originsSchema = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin), 'is not a list of origins like https://play.example.org')

/**
 * Whether a local service may answer a request: its `Host` is a loopback name, and it has no `Origin` or an allowed
 * one. Browsers let any page send requests and open WebSockets, and name the page in `Origin`; other programs send
 * none. A page whose host name was rebound to 127.0.0.1 needs no `Origin` to read, but still sends its own `Host`.
 * @param origins allowed pages, e.g. of `dappOrigins`
 */
export function isLocalRequest(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  origins: readonly string[],
): boolean {
  return isLoopbackHost(host) && (origin === undefined || origins.includes(origin))
}

/** Whether a `Host` header is a loopback name, on any port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '')
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
