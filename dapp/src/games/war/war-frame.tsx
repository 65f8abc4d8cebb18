import './styles/war.css'
import type { ReactNode } from 'react'
import { GameFrame } from '../common/game-frame.js'
import { war } from './game.js'

const pages = [
  { to: '/war', label: 'Play' },
  { to: '/war/standings', label: 'Standings' },
  { to: '/war/replay', label: 'Replay' },
  { to: '/war/metadata', label: 'Lots' },
  { to: '/war/rules', label: 'How to play' },
]

/** What all pages of War share. */
export function WarFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GameFrame game={war} pages={pages} title={title}>
      {children}
    </GameFrame>
  )
}
