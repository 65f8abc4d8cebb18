import { defineGamePages, type LoadPage } from '../game.js'
import { DoleroEmblem } from './emblem.js'

/** Anchor needs Node's Buffer before its own code is loaded. */
const withBuffer =
  (load: LoadPage): LoadPage =>
  async () => {
    await import('../../chains/buffer-global.js')
    return load()
  }

export const dolero = defineGamePages({
  title: { id: 'dolero', name: 'DOLERO', noun: 'game', venue: 'Solana' },
  look: { Emblem: DoleroEmblem, color: ['#b1302a', '#f58a7c'], styles: () => import('./styles/dolero.css') },
  pitch: 'Closest to 21, three hearts, a pot in escrow. Cards from verifiable randomness, bluffs from you.',
  play: withBuffer(() => import('./lobby/lobby-page.js')),
  pages: { 'game/:address': withBuffer(() => import('./match/match-page.js')) },
  standings: withBuffer(() => import('./standings/standings-page.js')),
  rules: () => import('./rules/rules.js'),
})
