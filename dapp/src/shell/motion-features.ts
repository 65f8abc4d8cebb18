// Behind a dynamic import: nothing moves before the first number changes.
export { domAnimation } from 'motion/react'
