import './styles/ccg.css'
import type { ReactNode } from 'react'
import { GameFrame } from '../common/game-frame.js'
import { ccg } from './game.js'

const pages = [
  { to: '/ccg', label: 'Play' },
  { to: '/ccg/boosters', label: 'Boosters' },
  { to: '/ccg/governance', label: 'Governance' },
  { to: '/ccg/standings', label: 'Standings' },
  { to: '/ccg/replay', label: 'Replay' },
  { to: '/ccg/rules', label: 'How to play' },
]

/** What all of the CCG's pages share. */
export function CcgFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GameFrame game={ccg} pages={pages} title={title}>
      {children}
    </GameFrame>
  )
}
