/** A port from the environment, or `fallback` where the variable is unset. */
export function envPort(name: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${name} is not a port: ${text}`)
  return port
}
