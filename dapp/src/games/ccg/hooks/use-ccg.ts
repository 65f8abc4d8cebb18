import {
  fundAccount,
  type PolkadotAccount,
  type PolkadotConnection,
  readBalance,
} from '@fivefold/sdk/polkadot'
import { useMutation } from '@tanstack/react-query'
import { findPlayer } from '../../../accounts/find-player.js'
import { type Chain, chainHooks, useChain } from '../../../hooks/use-chain.js'
import { toastError } from '../../../lib/toast-error.js'

const { useChainQuery, useRefresh } = chainHooks('ccg', 'polkadot')

export { useChainQuery }

type Sender = { connection: PolkadotConnection; account: PolkadotAccount }

/** The chain that the CCG runs on. */
type Ccg = Chain<'polkadot'> & {
  /** Returns the player, ready to send transactions; funds an empty burner account first. */
  player: () => Promise<Sender>
}

export function useCcg(): Ccg {
  const chain = useChain('polkadot')
  const player = async () => {
    const connection = await chain.open()
    const { kind, address, account } = await findPlayer('polkadot', chain.deployment)
    if (kind === 'burner') await fundIfEmpty(connection, address)
    return { connection, account }
  }
  return { ...chain, player }
}

/**
 * Sends a transaction of the player and refetches what it changes.
 *
 * @param failure The title of the toast for an error.
 */
export function useSend<Input = void, Sent = unknown>(
  failure: string,
  send: (sender: Sender, input: Input) => Promise<Sent>,
  onSuccess?: (sent: Sent) => unknown,
) {
  const { player } = useCcg()
  return useMutation({
    mutationFn: async (input: Input) => send(await player(), input),
    onSuccess: (sent) => onSuccess?.(sent),
    onError: (error) => toastError(failure, error),
    onSettled: useRefresh(),
  })
}

export async function fundIfEmpty(connection: PolkadotConnection, address: string): Promise<void> {
  if ((await readBalance(connection, address)).raw === 0n) await fundAccount(connection, address)
}
