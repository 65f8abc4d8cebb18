import { hexToU8a, u8aConcat } from '@polkadot/util'
import { FivefoldError } from '../../../core/error.js'
import { decodeValue, readerOf, readValue } from '../ink/decode.js'
import { encodeValue } from '../ink/encode.js'
import { type InkCall, type InkMessage, type InkMetadata, parseInkMetadata } from '../ink/metadata.js'
import { camelCase, messageNames } from '../ink/names.js'
import { InkTypes } from '../ink/shape.js'

export type RawEvent = { data: Uint8Array; topics: readonly string[] }

/** Encodes and decodes the data of one contract, without a chain. */
export class ContractInterface {
  readonly name: string
  readonly messages: ReadonlyMap<string, InkMessage>
  readonly #types: InkTypes
  readonly #spec: InkMetadata['spec']

  constructor(metadata: unknown) {
    const parsed = parseInkMetadata(metadata)
    const names = messageNames(parsed.spec.messages)
    this.name = parsed.contract.name
    this.messages = new Map(parsed.spec.messages.map((message) => [names.get(message.label) ?? '', message]))
    this.#types = new InkTypes(parsed)
    this.#spec = parsed.spec
  }

  message(name: string): InkMessage {
    const message = this.messages.get(name)
    if (!message) throw unknownCall(`${this.name} has no message ${name}`)
    return message
  }

  /** Each argument on its own. */
  encodeArguments(call: InkCall, args: readonly unknown[]): Uint8Array[] {
    if (args.length !== call.args.length) {
      throw new FivefoldError(`${call.label}: wanted ${call.args.length} arguments, got ${args.length}`, {
        code: 'INVALID_INPUT',
        value: args,
      })
    }
    return call.args.map(({ label, type }, index) =>
      encodeValue(this.#types, type.type, args[index], camelCase(label)),
    )
  }

  /** The input of a constructor. */
  encodeConstructor(name: string, args: readonly unknown[]): Uint8Array {
    const call = this.#spec.constructors.find(({ label }) => camelCase(label) === name)
    if (!call) throw unknownCall(`${this.name} has no constructor ${name}`)
    return u8aConcat(hexToU8a(call.selector), ...this.encodeArguments(call, args))
  }

  /** Decodes the return value of a message. ink! wraps it in a result for undecodable input. */
  decodeOutput(message: InkMessage, bytes: Uint8Array): unknown {
    const outer = decodeValue(this.#types, message.returnType.type, bytes) as
      | { ok: true; value: unknown }
      | { ok: false; error: unknown }
    if (outer.ok) return outer.value
    throw new FivefoldError(`${this.name}.${message.label}: ${outer.error}`, {
      code: 'CONTRACT_ERROR',
      value: outer.error,
    })
  }

  /** `undefined` for an event that is not this contract's. */
  decodeEvent({ data, topics }: RawEvent): { name: string; args: Record<string, unknown> } | undefined {
    const event = this.#spec.events.find(({ signature_topic: topic }) => topic && topic === topics[0])
    if (!event) return undefined
    const reader = readerOf(data)
    const args = event.args.map(({ label, type }) => [
      camelCase(label),
      readValue(this.#types, type.type, reader),
    ])
    return { name: event.label, args: Object.fromEntries(args) }
  }
}

const unknownCall = (message: string) => new FivefoldError(message, { code: 'UNKNOWN_CALL' })
