import { createServer } from 'node:net'
import type { PortName } from '@fivefold/sdk/config'
import { badConfiguration } from './bad-configuration.js'
import { type Ports, portVariables } from './environment.js'
import { findPortHolder } from './port-holder.js'

const host = '127.0.0.1'

/** Throws if a port is taken, and reports which, for which part, and by which process. */
export async function checkPorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const errors = await Promise.all(
    names.map(async (name) => ({ name, code: await tryToListen(ports[name]) })),
  )
  const [first, ...others] = errors.filter(({ code }) => code !== undefined)
  if (!first) return
  const hint = `stop it, or set ${portVariables[first.name]}`
  const rest =
    others.length > 0 ? `; so are ${others.map(({ name }) => `${ports[name]} (${name})`).join(', ')}` : ''
  const port = ports[first.name]
  if (first.code !== 'EADDRINUSE') {
    throw badConfiguration(
      `Port ${port} for ${first.name} cannot be used: ${first.code} (set ${portVariables[first.name]})`,
    )
  }
  throw badConfiguration(
    `Port ${port} for ${first.name} is taken by ${await describeHolder(port)} (${hint})${rest}`,
  )
}

async function describeHolder(port: number): Promise<string> {
  const holder = await findPortHolder(port)
  return holder ? `process ${holder.pid}, ${holder.name}` : 'a process of another user'
}

/** The error code if this process cannot listen there. */
function tryToListen(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
