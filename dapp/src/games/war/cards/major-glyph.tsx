const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r} ${x + r * 0.25} ${y - r * 0.25} ${x + r} ${y} ${x + r * 0.25} ${y + r * 0.25} ${x} ${y + r} ${x - r * 0.25} ${y + r * 0.25} ${x - r} ${y} ${x - r * 0.25} ${y - r * 0.25}Z`
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** One symbol per major, in strokes on a 48 × 48 grid. */
const paths: readonly string[] = [
  // The Fool: the bundle on its stick, before the cliff.
  `M10 38 36 12${ring(36, 14, 6)}M6 44h20l4-6h12`,
  // The Magician: infinity over the wand.
  'M24 14c-4-7-14-7-14 0s10 7 14 0 14-7 14 0-10 7-14 0M24 20v24M18 44h12',
  // The High Priestess: the moon between two pillars.
  'M9 10v34M39 10v34M5 10h8M35 10h8M28 16a10 10 0 1 0 0 16 8 8 0 1 1 0-16',
  // The Empress: the sign of Venus.
  `${ring(24, 17, 10)}M24 27v17M16 36h16`,
  // The Emperor: the ram's horns.
  'M24 44V18M24 22C24 8 8 6 8 16c0 5 6 6 7 2M24 22C24 8 40 6 40 16c0 5-6 6-7 2',
  // The Hierophant: the triple cross.
  'M24 4v40M18 12h12M14 20h20M10 28h28',
  // The Lovers: two rings.
  `${ring(18, 26, 11)}${ring(30, 26, 11)}M24 4v6`,
  // The Chariot: a wheel and its awning.
  `${ring(24, 33, 10)}M24 23v20M14 33h20M8 18h32L34 6H14Z`,
  // Strength: a lion's mane.
  `${ring(24, 25, 8)}${ring(24, 25, 16)}M20 24v1M28 24v1M21 30q3 3 6 0M24 4v5`,
  // The Hermit: the lantern.
  'M18 16h12l4 6v14H14V22ZM20 10a4 4 0 0 1 8 0v6M24 22v8M20 26h8M14 42h20',
  // Wheel of Fortune.
  `${ring(24, 24, 18)}${ring(24, 24, 6)}M24 6v36M6 24h36M11 11l26 26M37 11 11 37`,
  // Justice: the scales.
  'M24 6v36M14 42h20M8 14h32M8 14 3 28h10ZM40 14l-5 14h10Z',
  // The Hanged Man.
  'M8 8h32M24 8v12M24 20 16 30h16ZM24 30v4M24 44a5 5 0 1 0 0-10 5 5 0 0 0 0 10',
  // Death: the scythe.
  'M14 44 34 6M34 6C24 4 12 8 6 18c10-6 18-6 25-6',
  // Temperance: from cup to cup.
  'M6 8h14c0 8-3 12-7 12S6 16 6 8M28 28h14c0 8-3 12-7 12s-7-4-7-12M19 16c8 2 12 6 14 12',
  // The Devil: the star turned over.
  `${ring(24, 24, 19)}M24 42 13 9l28 20H7L35 9Z`,
  // The Tower, struck.
  'M16 44V18h16v26M14 18V12h4v3h4v-3h4v3h4v-3h4v6M22 44v-8h4v8M40 4l-6 8h5l-5 8',
  // The Star.
  `${star(24, 22, 18)}${star(39, 39, 5)}${star(9, 39, 5)}`,
  // The Moon.
  `M32 8a17 17 0 1 0 0 32 14 14 0 1 1 0-32${star(37, 24, 6)}`,
  // The Sun.
  `${ring(24, 24, 9)}M24 4v7M24 37v7M4 24h7M37 24h7M10 10l5 5M33 33l5 5M38 10l-5 5M15 33l-5 5`,
  // Judgement: the trumpet.
  'M6 40 30 16M30 16l-4-6 16-4-4 16-6-4M14 44h28',
  // The World: the wreath.
  `M24 4C10 4 8 16 8 24s2 20 16 20 16-12 16-20S38 4 24 4${star(24, 24, 9)}`,
]

/** The symbol of a major inside a larger drawing. */
export function MajorGlyph({ major, x, y, size }: { major: number; x: number; y: number; size: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        d={paths[major]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
