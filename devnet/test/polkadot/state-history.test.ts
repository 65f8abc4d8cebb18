import type { HexString } from '@polkadot/util/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BlockRecord, StorageChanges } from '../../src/polkadot/block-log.js'
import { BlockTree } from '../../src/polkadot/block-tree.js'
import { StateHistory } from '../../src/polkadot/state-history.js'

const record = (hash: HexString, number: number, parentHash: HexString): BlockRecord => ({
  hash,
  number,
  parentHash,
  header: '0x',
  extrinsics: [],
})

/** 0 ─ a1 ─ a2 ─ a3, and b2 ─ b3 on a1. */
function forked() {
  const tree = new BlockTree(record('0x0', 0, '0x'))
  const history = new StateHistory(tree)
  const add = (hash: HexString, number: number, parent: HexString, changes: StorageChanges) => {
    tree.add(record(hash, number, parent))
    tree.setHead(hash)
    history.add(hash, changes)
  }
  history.add('0x0', { '0x10': '0x00', '0x11': '0x01' })
  add('0xa1', 1, '0x0', { '0x10': '0xa1' })
  add('0xa2', 2, '0xa1', { '0x10': '0xa2', '0x11': null, '0x12': '0xa2' })
  add('0xa3', 3, '0xa2', { '0x11': '0xa3' })
  tree.setHead('0xa1')
  add('0xb2', 2, '0xa1', { '0x10': '0xb2' })
  add('0xb3', 3, '0xb2', { '0x20': '0xb3' })
  return { tree, history }
}

describe('the block tree', () => {
  test('finds the blocks of the current branch by height', () => {
    const { tree } = forked()
    expect([0, 1, 2, 3, 4].map((height) => tree.hashAt(height))).toEqual([
      '0x0',
      '0xa1',
      '0xb2',
      '0xb3',
      undefined,
    ])
    tree.setHead('0xa3')
    expect([0, 1, 2, 3].map((height) => tree.hashAt(height))).toEqual(['0x0', '0xa1', '0xa2', '0xa3'])
    tree.setHead('0xb2')
    expect(tree.head).toBe('0xb2')
    expect(tree.hashAt(3)).toBeUndefined()
  })

  test('distinguishes ancestors on and off the branch', () => {
    const { tree } = forked()
    expect(tree.leadsTo('0xa1', '0xb3')).toBe(true)
    expect(tree.leadsTo('0xa1', '0xa3')).toBe(true)
    expect(tree.leadsTo('0xa2', '0xa3')).toBe(true)
    expect(tree.leadsTo('0xa2', '0xb3')).toBe(false)
    expect(tree.leadsTo('0xb2', '0xa3')).toBe(false)
    expect(tree.leadsTo('0xb3', '0xb2')).toBe(false)
    expect(() => tree.setHead('0xff')).toThrow('0xff')
  })
})

describe('the state history', () => {
  test('answers for every block, independent of the head', () => {
    const { tree, history } = forked()
    for (const head of ['0xb3', '0xa3', '0x0'] as const) {
      tree.setHead(head)
      const value = (key: HexString) =>
        (['0x0', '0xa1', '0xa2', '0xa3', '0xb3'] as const).map((at) => history.get(key, at))
      expect(value('0x10')).toEqual(['0x00', '0xa1', '0xa2', '0xa2', '0xb2'])
      expect(value('0x11')).toEqual(['0x01', '0x01', null, '0xa3', '0x01'])
      expect(value('0x20')).toEqual([null, null, null, null, '0xb3'])
    }
  })

  test('walks the keys that have a value, in order', () => {
    const { history } = forked()
    const keys = (prefix: string, at: HexString) => {
      const found: string[] = []
      for (let key = history.nextKey(prefix, prefix, at); key; key = history.nextKey(prefix, key, at))
        found.push(key)
      return found
    }
    expect(keys('0x', '0xa2')).toEqual(['0x10', '0x12'])
    expect(keys('0x', '0xb3')).toEqual(['0x10', '0x11', '0x20'])
    expect(keys('0x1', '0xb3')).toEqual(['0x10', '0x11'])
    expect(keys('0x3', '0xb3')).toEqual([])
  })

  test('returns the block that last changed a value', () => {
    const { history } = forked()
    expect(history.changedIn('0x10', '0xb3')).toBe('0xb2')
    expect(history.changedIn('0x10', '0xa3')).toBe('0xa2')
    expect(history.changedIn('0x99', '0xa3')).toBeUndefined()
  })

  test('agrees with copying the whole state into every block', () => {
    const key = fc.constantFrom<HexString>('0x01', '0x0102', '0x02', '0x03')
    const value = fc.constantFrom<HexString | null>('0xaa', '0xbb', null)
    const block = fc.record({ parent: fc.nat(), head: fc.nat(), changes: fc.dictionary(key, value) })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), (blocks) => {
        const tree = new BlockTree(record('0x0', 0, '0x'))
        const history = new StateHistory(tree)
        const copies = [{ hash: '0x0' as HexString, number: 0, state: new Map<string, string>() }]
        blocks.forEach(({ parent, head, changes }, index) => {
          const base = copies[parent % copies.length] as (typeof copies)[number]
          const hash: HexString = `0x${index + 1}`
          tree.add(record(hash, base.number + 1, base.hash))
          history.add(hash, changes as StorageChanges)
          const state = new Map(base.state)
          for (const [name, to] of Object.entries(changes)) to ? state.set(name, to) : state.delete(name)
          copies.push({ hash, number: base.number + 1, state })
          tree.setHead((copies[head % copies.length] as (typeof copies)[number]).hash)
        })
        for (const { hash, state } of copies) {
          for (const name of ['0x01', '0x0102', '0x02', '0x03'] as const) {
            expect(history.get(name, hash)).toBe(state.get(name) ?? null)
          }
          expect(history.nextKey('0x01', '0x01', hash)).toBe(state.has('0x0102') ? '0x0102' : undefined)
        }
      }),
    )
  })
})
