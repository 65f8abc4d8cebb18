import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.js'
import { GameCard } from '../../src/shell/lobby/game-card.js'
import { contrast } from './contrast.js'
import { renderPage } from './render-page.js'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

function token(name: string): { light: string; dark: string } {
  const [, light, dark] = tokens.match(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? []
  if (!light || !dark) throw new Error(`tokens.css has no pair --color-${name}`)
  return { light, dark }
}

describe('the registry', () => {
  it('has the five games, each with a route of its own', () => {
    expect(games.map(({ id }) => id)).toEqual(['triad', 'ccg', 'dolero', 'phalanx', 'war'])
  })

  it.each(games)('$name: its colour is readable on a card face and on paper, in both themes', ({ color }) => {
    for (const surface of [token('face'), token('paper'), token('linen')]) {
      expect(contrast(color.light, surface.light)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(color.dark, surface.dark)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(games)('$name: its card leads to its page', (game) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <GameCard game={game} index={0} />
      </MemoryRouter>,
    )
    expect(markup).toContain(`href="/${game.id}"`)
    expect(markup).toContain(game.pitch)
  })

  it.each(games)('$name: the page on how to play it renders', async (game) => {
    const markup = await renderPage(game, 'rules')
    expect(markup).toMatch(/<h1[^>]*>How to play<\/h1>/)
    expect(markup).toContain('role="img"')
  })
})
