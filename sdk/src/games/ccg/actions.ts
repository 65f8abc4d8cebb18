import { z } from 'zod'
import { FivefoldError, parse } from '../../core/index.js'
import { handLimit, slotCount } from './state.js'
import { readTarget } from './target.js'

export const actionSize = 7
export const payloadLimit = 1_024
export const actionTypes = { PlayCard: 0, UseSpell: 1, EndTurn: 2, Concede: 3 } as const

const handIndex = z
  .int()
  .min(0)
  .max(handLimit - 1)
const targetSchema = z.int().refine((byte) => readTarget(byte) !== undefined, { error: 'is not a target' })

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('PlayCard'),
    handIndex,
    slot: z
      .int()
      .min(0)
      .max(slotCount - 1),
  }),
  z.strictObject({ type: z.literal('UseSpell'), handIndex, target: targetSchema }),
  z.strictObject({ type: z.literal('EndTurn') }),
  z.strictObject({ type: z.literal('Concede') }),
])

/** A player's action; `target` is the byte of `targetByte`, 0 if the spell takes none. */
export type Action = Readonly<z.output<typeof actionSchema>>

const actionsSchema = z.array(actionSchema).max(Math.floor(payloadLimit / actionSize))

/** Encodes actions, seven bytes each; validates its input. */
export function encodeActions(actions: readonly Action[]): Uint8Array {
  return packActions(parse(actionsSchema, actions, 'actions'))
}

/** The same, for actions that the rules themselves have created. */
export function packActions(actions: readonly Action[]): Uint8Array {
  const bytes = new Uint8Array(actionSize * actions.length)
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action
    const offset = i * actionSize
    bytes[offset] = actionTypes[action.type]
    if (action.type === 'EndTurn' || action.type === 'Concede') continue
    bytes[offset + 1] = action.handIndex
    bytes[offset + 2] = action.type === 'PlayCard' ? action.slot : action.target
  }
  return bytes
}

/** Decodes the actions of a payload, strictly: every byte must be one that `encodeActions` writes. */
export function decodeActions(bytes: Uint8Array): Action[] {
  if (bytes.length > payloadLimit || bytes.length % actionSize !== 0) {
    throw new FivefoldError(`actions: ${bytes.length} bytes`, {
      code: 'INVALID_INPUT',
      value: bytes.length,
      hint: `a multiple of ${actionSize}, at most ${payloadLimit}`,
    })
  }
  const raw = []
  for (let offset = 0; offset < bytes.length; offset += actionSize) raw.push(decodeAction(bytes, offset))
  return parse(actionsSchema, raw, 'actions')
}

function decodeAction(bytes: Uint8Array, offset: number): unknown {
  const [type, a, b, ...extra] = bytes.subarray(offset, offset + actionSize)
  const refuse = (problem: string): never => {
    const index = offset / actionSize
    throw new FivefoldError(`actions: ${index}: ${problem}`, { code: 'INVALID_INPUT', value: index })
  }
  if (extra.some((byte) => byte !== 0)) refuse('the extra field is not 0')
  if (type === actionTypes.PlayCard) return { type: 'PlayCard', handIndex: a, slot: b }
  if (type === actionTypes.UseSpell) return { type: 'UseSpell', handIndex: a, target: b }
  if (type !== actionTypes.EndTurn && type !== actionTypes.Concede) refuse(`there is no type ${type}`)
  if (a !== 0 || b !== 0) refuse('this action has no parameters')
  return { type: type === actionTypes.EndTurn ? 'EndTurn' : 'Concede' }
}
