import type { Plugin } from 'vite'

// Chain, server and indexer addresses come from deployment.json at run time, hence the open connect-src.
const directives = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self' http: https: ws: wss:",
  'font-src': "'self'",
  'form-action': "'none'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  // Polkadot's signatures are WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // sonner adds its style sheet as a <style> element.
  'style-src': "'self' 'unsafe-inline'",
}

/** Adds the policy to the production page; the dev server needs inline scripts for hot reload. */
export function contentSecurityPolicy(): Plugin {
  const content = Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
  return {
    name: 'fivefold:csp',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  }
}
