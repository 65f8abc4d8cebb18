import { portVariables } from '../../../src/config/environment.js'
import { freePorts } from '../../../src/testing/free-port.js'

/** The variables that put every part on a free port. */
export async function portEnvironment(): Promise<Record<string, string>> {
  const names = Object.values(portVariables)
  const ports = await freePorts(names.length)
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
}
