import './styles/phalanx.css'
import type { ReactNode } from 'react'
import { GameFrame } from '../common/game-frame.js'
import { phalanx } from './game.js'

const pages = [
  { to: '/phalanx', label: 'Play' },
  { to: '/phalanx/standings', label: 'Standings' },
  { to: '/phalanx/replay', label: 'Replay' },
  { to: '/phalanx/rules', label: 'How to play' },
]

/** What all pages of Phalanx Duel share. */
export function PhalanxFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GameFrame game={phalanx} pages={pages} title={title}>
      {children}
    </GameFrame>
  )
}
