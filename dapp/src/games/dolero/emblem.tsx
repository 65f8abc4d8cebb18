import { emblem } from '../common/emblem.js'

// A heart with a coin slot: lives are what is wagered.
export const DoleroEmblem = emblem(
  <>
    <path d="M48 88 L13 50 C2 37 7 12 28 12 C38 12 45 18 48 26 Z" opacity="0.7" />
    <path d="M48 88 L83 50 C94 37 89 12 68 12 C58 12 51 18 48 26 Z" />
    <path d="M48 88 L83 50 L48 62 Z" opacity="0.45" fill="var(--color-face)" />
    <rect x="45.4" y="36" width="5.2" height="21" rx="2.6" fill="var(--color-face)" />
  </>,
)
