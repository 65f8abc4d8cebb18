/** Marks a recorded match as one against the player's own bot. */
export function Practice({ botSide }: { botSide: 0 | 1 | null }) {
  if (botSide === null) return null
  const [bot, player] = botSide === 0 ? ['A', 'B'] : ['B', 'A']
  return (
    <p data-testid="practice">
      {bot} is the bot of {player}: practice, which counts in no standings.
    </p>
  )
}
