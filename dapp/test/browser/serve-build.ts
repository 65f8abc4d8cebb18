import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type ServedBuild = { url: string; close: () => void }

/** A static host as in production: files of `folder`, `deployment` beside them, index.html for the rest. */
export async function serveBuild(folder: string, deployment: string, port: number): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) ? pathname : '/index.html'
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(file === '/deployment.json' ? deployment : readFileSync(join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
