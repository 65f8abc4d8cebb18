import { Board, Label } from '../../../src/games/common/rules/board-parts.js'
import type { Rules } from '../../../src/games/common/rules/rules-page.js'

export const rules: Rules = {
  intro: 'Two players mark nine cells.',
  steps: [{ title: 'Mark a cell', text: 'Crosses begin.' }],
  Example: () => (
    <Board label="A cross in the middle" height={96}>
      <Label x={48} y={48}>
        X
      </Label>
    </Board>
  ),
  caption: 'The middle is part of four rows.',
  sections: [{ title: 'Marks', facts: [['X', 'begins']] }],
}
