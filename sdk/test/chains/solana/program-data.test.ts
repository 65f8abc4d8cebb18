import { describe, expect, it } from 'vitest'
import { programData } from '../../../src/chains/solana/program-data.js'

const ours = 'DoLero11111111111111111111111111111111111111'
const other = 'VrfProbe11111111111111111111111111111111111'

describe('the data lines of a program', () => {
  it('are those it wrote while it ran itself, at any depth', () => {
    const logs = [
      `Program ${other} invoke [1]`,
      'Program data: AAAA',
      `Program ${ours} invoke [2]`,
      'Program data: BBBB',
      `Program ${other} invoke [3]`,
      'Program data: CCCC',
      `Program ${other} success`,
      'Program data: DDDD',
      `Program ${ours} consumed 100 of 200000 compute units`,
      `Program ${ours} success`,
      'Program data: EEEE',
      `Program ${other} success`,
      `Program ${ours} invoke [1]`,
      'Program data: FFFF',
      `Program ${ours} success`,
    ]
    expect(programData(logs, ours)).toEqual(['BBBB', 'DDDD', 'FFFF'])
  })

  it.each([
    ['a logged call', `Program log: Program ${ours} invoke [2]`],
    ['a logged call after a line break', `Program log: x\nProgram ${ours} invoke [2]`],
    ['a logged end', `Program log: Program ${other} success`],
    ['returned data', `Program return: ${ours} AAAA`],
  ])('do not come from %s', (_, line) => {
    const logs = [`Program ${other} invoke [1]`, line, 'Program data: AAAA', `Program ${other} success`]
    expect(programData(logs, ours)).toEqual([])
  })

  it('end where the node cut the log', () => {
    const logs = [
      `Program ${ours} invoke [1]`,
      'Program data: AAAA',
      'Log truncated',
      `Program ${other} invoke [3]`,
      'Program data: BBBB',
    ]
    expect(programData(logs, ours)).toEqual(['AAAA'])
  })

  it('are none in logs that begin in the midst of things', () => {
    expect(
      programData([`Program ${other} success`, `Program ${ours} invoke [1]`, 'Program data: AAAA'], ours),
    ).toEqual([])
    expect(programData([`Program ${ours} invoke [2]`, 'Program data: AAAA'], ours)).toEqual([])
  })
})
