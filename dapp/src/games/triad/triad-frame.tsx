import './styles/triad.css'
import type { ReactNode } from 'react'
import { GameFrame } from '../common/game-frame.js'
import { triad } from './game.js'

const pages = [
  { to: '/triad', label: 'Play' },
  { to: '/triad/standings', label: 'Standings' },
  { to: '/triad/replay', label: 'Replay' },
  { to: '/triad/rules', label: 'How to play' },
]

/** What all of Triad's pages share. */
export function TriadFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GameFrame game={triad} pages={pages} title={title}>
      {children}
    </GameFrame>
  )
}
