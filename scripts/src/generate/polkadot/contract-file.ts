import {
  camelCase,
  type InkMetadata,
  InkTypes,
  messageNames,
  parseInkMetadata,
  pascalCase,
  type TypeId,
} from '@fivefold/sdk/polkadot/ink'
import { z } from 'zod'
import { reachableTypes } from './reachable-types.js'
import { nameTypes } from './type-names.js'
import { key, TypeWriter } from './type-text.js'

const bundleSchema = z.looseObject({ source: z.looseObject({ wasm: z.string().optional() }) })

type Argument = { label: string; type: { type: TypeId } }

/** The TypeScript file for one `.contract` file: types and metadata, without the code. */
export function contractFile(bundle: unknown): string {
  const { source, ...rest } = bundleSchema.parse(bundle)
  const { wasm: _code, ...described } = source
  const metadata = { source: described, ...rest }
  return describeContract(parseInkMetadata(metadata), JSON.stringify(metadata, null, 2))
}

function describeContract(metadata: InkMetadata, json: string): string {
  const { contract, spec } = metadata
  const types = new InkTypes(metadata)
  const contractName = pascalCase(contract.name)
  const named = nameTypes(types, reachableTypes(types, rootTypes(types, metadata)), [contractName])
  const writer = new TypeWriter(types, named)
  const names = messageNames(spec.messages)
  const argumentList = (args: Argument[]) =>
    `[${args.map(({ label, type }) => `${camelCase(label)}: ${writer.use(type.type)}`).join(', ')}]`

  const constructors = spec.constructors.map(({ label, args, payable, docs }) => ({
    docs,
    text: `${key(camelCase(label))}: { args: ${argumentList(args)}; payable: ${payable} }`,
  }))
  const messages = spec.messages.map(({ label, args, payable, mutates, returnType, docs }) => {
    const output = writer.use(innerResult(types, returnType.type))
    const fields = `args: ${argumentList(args)}; output: ${output}; mutates: ${mutates}; payable: ${payable}`
    return { docs, text: `${key(names.get(label) ?? label)}: { ${fields} }` }
  })
  const events = namedEvents(metadata).map(({ label, args, docs }) => {
    const fields = args.map(
      (argument) => `${key(camelCase(argument.label))}: ${writer.use(argument.type.type)}`,
    )
    return {
      docs,
      text: `${key(label)}: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>'}`,
    }
  })
  const definitions = [...named].map(([id, name]) => `export type ${name} = ${writer.define(id)}\n`)
  const body = `${definitions.join('\n')}
${comment(spec.docs, '')}export type ${contractName} = {
  constructors: {${members(constructors)}}
  messages: {${members(messages)}}
  events: {${members(events)}}
}

export const ${camelCase(contract.name)}: ContractBinding<${contractName}> = {
  metadata: ${json.replaceAll('\n', '\n  ')},
}
`
  const imported = ['ContractBinding', 'Hex', 'Result'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(withoutJson(body)),
  )
  return `// Generated from contracts/ink/artifacts/${contract.name}.contract by \`npm run generate\`. Do not edit.
import type { ${imported.join(', ')} } from '../../chains/polkadot/contract/binding.js'

${body.trimStart()}`
}

/** All types in the contract's public interface. */
function rootTypes(types: InkTypes, metadata: InkMetadata): TypeId[] {
  const { spec } = metadata
  return [
    ...spec.constructors.flatMap(({ args }) => args.map(({ type }) => type.type)),
    ...spec.messages.flatMap(({ args, returnType }) => [
      ...args.map(({ type }) => type.type),
      innerResult(types, returnType.type),
    ]),
    ...namedEvents(metadata).flatMap(({ args }) => args.map(({ type }) => type.type)),
  ]
}

/** The events with a signature topic; anonymous ones cannot be identified. */
function namedEvents({ spec }: InkMetadata) {
  return spec.events.filter((event) => event.signature_topic)
}

/** ink! wraps each message's return value in a result for undecodable input. The SDK throws that error. */
function innerResult(types: InkTypes, id: TypeId): TypeId {
  const shape = types.shape(id)
  if (shape.kind !== 'result') throw new Error(`type ${id} is not what an ink! 5 message returns`)
  return shape.ok
}

function members(entries: { docs: string[]; text: string }[]): string {
  if (entries.length === 0) return ''
  return `\n${entries.map(({ docs, text }) => `${comment(docs, '    ')}    ${text}\n`).join('')}  `
}

function comment(docs: string[], indent: string): string {
  const text = docs.join(' ').replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()
  return text ? `${indent}/** ${text} */\n` : ''
}

const withoutJson = (body: string) => body.slice(0, body.indexOf('metadata: {'))
