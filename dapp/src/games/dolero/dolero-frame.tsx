import './styles/dolero.css'
import type { ReactNode } from 'react'
import { GameFrame } from '../common/game-frame.js'
import { dolero } from './game.js'

const pages = [
  { to: '/dolero', label: 'Play' },
  { to: '/dolero/standings', label: 'Standings' },
  { to: '/dolero/rules', label: 'How to play' },
]

/** What all of DOLERO's pages share. */
export function DoleroFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GameFrame game={dolero} pages={pages} title={title}>
      {children}
    </GameFrame>
  )
}
