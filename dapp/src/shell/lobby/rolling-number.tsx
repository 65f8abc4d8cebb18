import { AnimatePresence } from 'motion/react'
import * as m from 'motion/react-m'

/** A number that rolls upwards when it changes. Decorative: during the animation it shows two values. */
export function RollingNumber({ value }: { value: number }) {
  return (
    <span className="relative inline-grid overflow-hidden tabular-nums" aria-hidden="true">
      <AnimatePresence initial={false}>
        <m.span
          key={value}
          className="col-start-1 row-start-1"
          initial={{ y: '90%', opacity: 0 }}
          animate={{ y: 0, opacity: 1 }}
          exit={{ y: '-90%', opacity: 0 }}
          transition={{ duration: 0.45, ease: [0.2, 0.8, 0.2, 1] }}
        >
          {value.toLocaleString('en')}
        </m.span>
      </AnimatePresence>
    </span>
  )
}
