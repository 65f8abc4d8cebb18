import { emblem } from '../common/emblem.js'

// A hoplite's shield with the lambda, folded down the middle.
export const PhalanxEmblem = emblem(
  <>
    <path d="M48 5 L13 15 V46 C13 68 30 83 48 91 Z" opacity="0.68" />
    <path d="M48 5 L83 15 V46 C83 68 66 83 48 91 Z" />
    <path d="M48 25 L68 68 H58 L48 45.5 L38 68 H28 Z" fill="var(--color-face)" />
  </>,
)
