// The same five folds as public/favicon.svg, each in the colour of a game.
const facets = [
  ['M32 33.5 L32 2.5 L46.74 13.21 Z', '#2f97b5'],
  ['M32 33.5 L46.74 13.21 L61.48 23.92 Z', '#0f6a86'],
  ['M32 33.5 L61.48 23.92 L55.85 41.25 Z', '#b7529b'],
  ['M32 33.5 L55.85 41.25 L50.22 58.58 Z', '#8f2b74'],
  ['M32 33.5 L50.22 58.58 L32 58.58 Z', '#d9584f'],
  ['M32 33.5 L32 58.58 L13.78 58.58 Z', '#b1302a'],
  ['M32 33.5 L13.78 58.58 L8.15 41.25 Z', '#dcb867'],
  ['M32 33.5 L8.15 41.25 L2.52 23.92 Z', '#b8862a'],
  ['M32 33.5 L2.52 23.92 L17.26 13.21 Z', '#6d67c9'],
  ['M32 33.5 L17.26 13.21 L32 2.5 Z', '#4640a0'],
] as const

export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      {facets.map(([path, color]) => (
        <path key={path} d={path} fill={color} />
      ))}
    </svg>
  )
}
