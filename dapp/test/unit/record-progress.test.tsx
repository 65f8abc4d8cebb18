import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecordStage } from '../../src/chains/record-match.js'
import { RecordProgress } from '../../src/games/common/record-progress.js'

function states(stage: RecordStage | undefined, busy: boolean): string[] {
  const markup = renderToStaticMarkup(<RecordProgress stage={stage} busy={busy} />)
  return [...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state ?? '')
}

describe('RecordProgress', () => {
  it('starts with nothing done', () => {
    expect(states(undefined, false)).toEqual(['open', 'open', 'open'])
  })
  it('moves from stage to stage', () => {
    expect(states('funding', true)).toEqual(['active', 'open', 'open'])
    expect(states('sending', true)).toEqual(['active', 'open', 'open'])
    expect(states('in block', true)).toEqual(['done', 'active', 'open'])
    expect(states('indexed', false)).toEqual(['done', 'done', 'done'])
  })
  it('does not claim more than is known when the indexer is late', () => {
    expect(states('late', false)).toEqual(['done', 'done', 'open'])
  })
})
