import { z } from 'zod'
import { parse } from '../../../core/parse.js'

const typeId = z.int().nonnegative()
const docs = z.array(z.string()).default([])
const hex = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)])

const fieldSchema = z.object({ name: z.string().nullish(), type: typeId })
const fields = z.array(fieldSchema).default([])
const variantSchema = z.object({ name: z.string(), index: z.int().min(0).max(255), fields })

const definitionSchema = z.union([
  z.object({ primitive: z.string() }),
  z.object({ composite: z.object({ fields }) }),
  z.object({ variant: z.object({ variants: z.array(variantSchema).default([]) }) }),
  z.object({ tuple: z.array(typeId) }),
  z.object({ sequence: z.object({ type: typeId }) }),
  z.object({ array: z.object({ len: z.int().nonnegative(), type: typeId }) }),
  z.object({ compact: z.object({ type: typeId }) }),
  z.object({ bitsequence: z.unknown() }),
])

const typeSchema = z.object({
  id: typeId,
  type: z.object({
    path: z.array(z.string()).default([]),
    params: z.array(z.object({ name: z.string(), type: typeId.nullish() })).default([]),
    def: definitionSchema,
  }),
})

const typeReference = z.object({ type: typeId })
const argumentSchema = z.object({ label: z.string(), type: typeReference })

const callSchema = z.object({
  label: z.string(),
  selector: hex,
  payable: z.boolean(),
  args: z.array(argumentSchema),
  returnType: typeReference,
  docs,
})

const eventSchema = z.object({
  label: z.string(),
  signature_topic: hex.nullish(),
  args: z.array(argumentSchema.extend({ indexed: z.boolean() })),
  docs,
})

const metadataSchema = z.object({
  version: z.literal(5),
  contract: z.object({ name: z.string() }),
  types: z.array(typeSchema),
  spec: z.object({
    constructors: z.array(callSchema),
    messages: z.array(callSchema.extend({ mutates: z.boolean() })),
    events: z.array(eventSchema),
    docs,
  }),
})

/** The metadata of an ink! 5 contract. */
export type InkMetadata = z.output<typeof metadataSchema>
export type InkType = InkMetadata['types'][number]['type']
export type InkField = z.output<typeof fieldSchema>
export type InkCall = z.output<typeof callSchema>
export type InkMessage = InkMetadata['spec']['messages'][number]

export function parseInkMetadata(value: unknown): InkMetadata {
  return parse(metadataSchema, value, 'ink! metadata')
}
