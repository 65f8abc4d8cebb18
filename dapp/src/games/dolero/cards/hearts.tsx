const heart =
  'M12 21.500C5 15.500 2 12 2 8A5.200 5.200 0 0 1 12 5.800A5.200 5.200 0 0 1 22 8C22 12 19 15.500 12 21.500Z'

/** A player's hearts: three at the start; the relic The Closer can add more. */
export function Hearts({ count, name }: { count: number; name: string }) {
  return (
    <span className="dolero-hearts" role="img" aria-label={`${name}: ${count} hearts`} data-hearts={count}>
      {Array.from({ length: Math.max(3, count) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hearts have no identity but their position
        <svg key={index} viewBox="0 0 24 24" data-lost={index >= count || undefined} aria-hidden="true">
          <path d={heart} />
        </svg>
      ))}
    </span>
  )
}
