import { describe, expectTypeOf, test } from 'vitest'
import type {
  Contract,
  ContractEvent,
  DryRun,
  PolkadotAccount,
  Result,
} from '../../../src/chains/polkadot/index.js'

type ClickTypes = {
  constructors: Record<string, never>
  messages: {
    click: { args: []; output: Result<null, 'Full'>; mutates: true; payable: false }
    clicks: { args: []; output: bigint; mutates: false; payable: false }
  }
  events: { Clicked: { player: string; clicks: bigint } }
}
type Clicks = Contract<ClickTypes>
/** A contract with arguments and money. */
type Shop = Contract<{
  constructors: Record<string, never>
  messages: {
    buy: { args: [item: number, to: string]; output: Result<bigint, 'SoldOut'>; mutates: true; payable: true }
    price: { args: [item: number]; output: bigint | null; mutates: false; payable: false }
  }
  events: { Sold: { item: number }; Closed: { at: bigint } }
}>

describe('the types of a contract', () => {
  test('queries', () => {
    expectTypeOf<Clicks['query']['clicks']>().toEqualTypeOf<() => Promise<bigint>>()
    expectTypeOf<Clicks['query']['click']>().returns.resolves.toEqualTypeOf<Result<null, 'Full'>>()
    expectTypeOf<Shop['query']['price']>().toEqualTypeOf<(item: number) => Promise<bigint | null>>()
  })

  test('transactions: only of messages that change something, and money only where it is taken', () => {
    expectTypeOf<keyof Clicks['tx']>().toEqualTypeOf<'click'>()
    expectTypeOf<keyof Shop['tx']>().toEqualTypeOf<'buy'>()
    expectTypeOf<Parameters<Clicks['tx']['click']>[0]>().not.toHaveProperty('value')
    expectTypeOf<Parameters<Clicks['tx']['click']>[0]>()
      .toHaveProperty('account')
      .toEqualTypeOf<PolkadotAccount>()
    expectTypeOf<Parameters<Shop['tx']['buy']>[0]>()
      .toHaveProperty('value')
      .toEqualTypeOf<bigint | undefined>()
    expectTypeOf<Awaited<ReturnType<Shop['tx']['buy']>>['output']>().toEqualTypeOf<bigint>()
  })

  test('dry runs', () => {
    expectTypeOf<Shop['dryRun']['buy']>().parameter(1).toEqualTypeOf<number>()
    expectTypeOf<Shop['dryRun']['buy']>().returns.resolves.toEqualTypeOf<DryRun<Result<bigint, 'SoldOut'>>>()
  })

  test('events: the name determines the arguments', () => {
    expectTypeOf<ContractEvent<ClickTypes>>().toEqualTypeOf<{
      name: 'Clicked'
      args: { player: string; clicks: bigint }
    }>()
    expectTypeOf<Extract<ReturnType<Shop['decodeEvent']>, { name: 'Closed' }>['args']>().toEqualTypeOf<{
      at: bigint
    }>()
  })
})
