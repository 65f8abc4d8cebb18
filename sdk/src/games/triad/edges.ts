import { type Edge, type Edges, edgeMax } from './state.js'

/** A changed edge, clamped to its range. A change by zero leaves the value as it is, even outside of the range. */
export function changed(value: number, delta: number, edgeMin: number): number {
  return delta === 0 ? value : Math.max(edgeMin, Math.min(edgeMax, value + delta))
}

export function changeAll(edges: Edges, delta: number, edgeMin: number): Edges {
  if (delta === 0) return edges
  const [up, right, down, left] = edges
  return [
    changed(up, delta, edgeMin),
    changed(right, delta, edgeMin),
    changed(down, delta, edgeMin),
    changed(left, delta, edgeMin),
  ]
}

export function changeOne(edges: Edges, edge: Edge, delta: number, edgeMin: number): Edges {
  return edges.with(edge, changed(edges[edge], delta, edgeMin)) as unknown as Edges
}
