import type { Chain } from './state/chain.js'

export type SlotTimer = {
  /** Rejects when a slot cannot be sealed, which ends the chain. */
  failed: Promise<never>
  stop(): void
}

/** With a larger deviation the machine was suspended or its clock was set: restart the count instead of catching up. */
const maxDriftSlots = 25

/** Seals each slot when its time has elapsed. */
export function startSlotTimer(chain: Chain, slotMs: number): SlotTimer {
  let timer: NodeJS.Timeout
  let fail: (error: unknown) => void
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => {}) // a listener is optional

  const schedule = () => {
    timer = setTimeout(tick, Math.max(1, chain.clock.startOf(chain.openSlot + 1) - Date.now()))
  }
  const tick = () => {
    try {
      sealDue(chain, slotMs)
      schedule()
    } catch (error) {
      fail(error)
    }
  }
  schedule()
  return { failed, stop: () => clearTimeout(timer) }
}

function sealDue(chain: Chain, slotMs: number): void {
  const now = Date.now()
  const drift = (now - chain.clock.startOf(chain.openSlot + 1)) / slotMs
  if (Math.abs(drift) > maxDriftSlots) chain.beginRun({ slot: chain.openSlot + 1, time: now, slotMs })
  while (chain.clock.startOf(chain.openSlot + 1) <= now) chain.seal()
}
