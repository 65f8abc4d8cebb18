/** Shows whether a player has signed. */
export function SignatureLine({ name, isThere }: { name: string; isThere: boolean }) {
  return (
    <li data-done={isThere || undefined}>
      <span aria-hidden="true">{isThere ? '✓' : '○'}</span> {name}: {isThere ? 'signed' : 'not signed yet'}
    </li>
  )
}
