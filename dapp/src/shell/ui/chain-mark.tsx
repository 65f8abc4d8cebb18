import type { ReactNode } from 'react'
import type { ChainId } from '../../chains/chains.js'

const marks: Record<ChainId, ReactNode> = {
  evm: (
    <>
      <path d="M12 2 L5.5 12.4 L12 9.6 Z" opacity="0.65" />
      <path d="M12 2 L18.5 12.4 L12 9.6 Z" />
      <path d="M12 11 L5.5 13.7 L12 17.3 Z" />
      <path d="M12 11 L18.5 13.7 L12 17.3 Z" opacity="0.65" />
      <path d="M5.7 15.4 L12 22 L18.3 15.4 L12 18.9 Z" />
    </>
  ),
  polkadot: (
    <>
      <ellipse cx="12" cy="4.4" rx="4.4" ry="2.4" />
      <ellipse cx="12" cy="19.6" rx="4.4" ry="2.4" />
      <ellipse cx="5.4" cy="8.2" rx="4.4" ry="2.4" transform="rotate(-60 5.4 8.2)" opacity="0.65" />
      <ellipse cx="18.6" cy="15.8" rx="4.4" ry="2.4" transform="rotate(-60 18.6 15.8)" opacity="0.65" />
      <ellipse cx="5.4" cy="15.8" rx="4.4" ry="2.4" transform="rotate(60 5.4 15.8)" />
      <ellipse cx="18.6" cy="8.2" rx="4.4" ry="2.4" transform="rotate(60 18.6 8.2)" />
    </>
  ),
  solana: (
    <>
      <path d="M6.6 4 H21 L17.4 8 H3 Z" />
      <path d="M3 10 H17.4 L21 14 H6.6 Z" opacity="0.65" />
      <path d="M6.6 16 H21 L17.4 20 H3 Z" />
    </>
  ),
}

export function ChainMark({ chain, className = 'size-5' }: { chain: ChainId; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      {marks[chain]}
    </svg>
  )
}
