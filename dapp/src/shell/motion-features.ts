// Behind a dynamic import: no animation runs before the first number changes.
export { domAnimation } from 'motion/react'
