export type Rosette = { background: string; rings: Ring[] }
export type Ring = { color: string; petal: string; turn: number }

/** A picture of an address: petals in fivefold symmetry, derived from its hash. Same address, same picture. */
export function rosette(address: string): Rosette {
  const next = generator(fnv1a(address))
  const hue = Math.floor(next() * 360)
  const outer = petal(15 + next() * 9, 4 + next() * 7, 1 + next() * 6)
  const inner = petal(8 + next() * 6, 3 + next() * 4, 0)
  return {
    background: `oklch(0.36 0.07 ${hue})`,
    rings: [
      { color: `oklch(0.82 0.11 ${(hue + 40 + next() * 120) % 360})`, petal: outer, turn: next() * 72 },
      { color: `oklch(0.68 0.15 ${(hue + 180 + next() * 60) % 360})`, petal: inner, turn: next() * 72 },
    ],
  }
}

/** One petal as an SVG path around (0, 0), pointing up. */
function petal(length: number, width: number, start: number): string {
  const side = (x: number) => `${x.toFixed(1)} ${(-length * 0.62).toFixed(1)}`
  return `M0 ${-start.toFixed(1)} Q${side(width)} 0 ${(-length).toFixed(1)} Q${side(-width)} 0 ${-start.toFixed(1)}Z`
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
