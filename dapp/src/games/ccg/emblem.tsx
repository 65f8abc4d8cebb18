import { emblem } from '../common/emblem.js'

// A folded drop of ink with a card in it.
export const CcgEmblem = emblem(
  <>
    <path d="M48 4 C40 18 17 40 17 60 A31 31 0 0 0 48 91 Z" opacity="0.68" />
    <path d="M48 4 C56 18 79 40 79 60 A31 31 0 0 1 48 91 Z" />
    <path d="M48 91 A31 31 0 0 1 20.5 45.5 L48 72 Z" opacity="0.5" />
    <g fill="var(--color-face)" transform="rotate(14 48 58)">
      <path d="M38 41 h20 a3 3 0 0 1 3 3 v28 a3 3 0 0 1 -3 3 h-20 a3 3 0 0 1 -3 -3 v-28 a3 3 0 0 1 3 -3 Z" />
      <path d="M48 49.5 L54.5 58 L48 66.5 L41.5 58 Z" fill="currentColor" />
    </g>
  </>,
)
