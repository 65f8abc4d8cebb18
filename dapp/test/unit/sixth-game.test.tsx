import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readRecord } from '../../src/games/common/replay/replay-file-page.js'
import { ReplayView } from '../../src/games/common/replay/replay-view.js'
import { GameCard } from '../../src/shell/lobby/game-card.js'
import { renderPage } from './render-page.js'
import { noughts } from './sixth-game/game.js'
import { replay } from './sixth-game/replay.js'

describe('a sixth game, added by its own folder', () => {
  it('has a card in the lobby', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <GameCard game={noughts} index={5} />
      </MemoryRouter>,
    )
    expect(markup).toContain('href="/noughts"')
    expect(markup).toContain('Three in a row.')
  })

  it('has a lobby of its own, and navigation to its pages and no others', async () => {
    const markup = await renderPage(noughts, '')
    expect(markup).toContain('No deck is needed.')
    expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/noughts',
      '/noughts/replay',
      '/noughts/rules',
    ])
  })

  it('is explained by the shared page on how to play', async () => {
    const markup = await renderPage(noughts, 'rules')
    expect(markup).toMatch(/<h1[^>]*>How to play<\/h1>/)
    for (const text of ['Two players mark nine cells.', 'Mark a cell', 'A cross in the middle', 'begins'])
      expect(markup).toContain(text)
  })

  it('is replayed from a file by the shared page', async () => {
    const page = await renderPage(noughts, 'replay')
    expect(page).toMatch(/<h1[^>]*>Replay a match<\/h1>/)
    expect(page).toContain('Text of the match')
    const record = readRecord(replay, '{ "cells": [4, 0, 8] }')
    const markup = renderToStaticMarkup(<ReplayView game={noughts} replay={replay} record={record} />)
    expect(markup).toContain('<pre>.........</pre>')
    expect(markup).toContain('Before the first turn.')
    expect(markup).toContain('0 / 3')
    for (const board of ['....X....', 'O...X....', 'O...X...X']) expect(markup).toContain(board)
    expect(markup).toContain('npx fivefold noughts replay FILE')
  })

  it('refuses files that its rules refuse', () => {
    expect(() => readRecord(replay, '{}')).toThrow('this is no match')
    expect(() => readRecord(replay, '{ "cells": [4, 4] }')).toThrow('cell 4 is taken')
  })
})
