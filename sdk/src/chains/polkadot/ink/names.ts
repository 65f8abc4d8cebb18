import type { InkMetadata } from './metadata.js'

/** `record_match` to `recordMatch`. */
export function camelCase(name: string): string {
  return name.replace(/^_+/, '').replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `record_match` to `RecordMatch`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/**
 * The name of each message in TypeScript, by its label. A trait's message has the trait in its label (`Minter::mint`),
 * which is omitted unless two messages would get the same name.
 */
export function messageNames(messages: InkMetadata['spec']['messages']): Map<string, string> {
  const short = (label: string) => camelCase(label.split('::').at(-1) ?? label)
  const long = (label: string) => camelCase(label.split('::').map(pascalCase).join('')).replace(/^./, lower)
  const isShared = (name: string) => messages.filter(({ label }) => short(label) === name).length > 1
  return new Map(messages.map(({ label }) => [label, isShared(short(label)) ? long(label) : short(label)]))
}

const lower = (letter: string) => letter.toLowerCase()
