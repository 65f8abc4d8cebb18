type Pip = readonly [x: number, y: number]

const [left, middle, right] = [30, 50, 70]
const [top, upper, centre, lower, bottom] = [38, 58, 78, 98, 118]

const pairs: Readonly<Record<number, readonly number[]>> = {
  2: [],
  3: [],
  4: [top, bottom],
  5: [top, bottom],
  6: [top, centre, bottom],
  7: [top, centre, bottom],
  8: [top, centre, bottom],
  9: [top, 64.7, 91.3, bottom],
  10: [top, 64.7, 91.3, bottom],
}
const singles: Readonly<Record<number, readonly number[]>> = {
  2: [top, bottom],
  3: [top, centre, bottom],
  5: [centre],
  7: [upper],
  8: [upper, lower],
  9: [centre],
  10: [51.3, 104.7],
}

/** The positions of the pips of a minor from 2 to 10, on a face of 100 × 160. */
export function pipsOf(rank: number): readonly Pip[] {
  return [
    ...(pairs[rank] ?? []).flatMap((y): Pip[] => [
      [left, y],
      [right, y],
    ]),
    ...(singles[rank] ?? []).map((y): Pip => [middle, y]),
  ]
}
