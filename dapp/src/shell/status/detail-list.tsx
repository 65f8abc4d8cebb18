import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy-button.js'

export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="mt-3 divide-y divide-line text-sm">{children}</dl>
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-10 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  )
}

/** An address, hash or URL: truncated to fit, copied in full. */
export function LongValue({ value, name }: { value: string; name: string }) {
  return (
    <span className="flex items-center gap-1">
      <span className="truncate font-mono text-[0.8125rem]" title={value}>
        {value}
      </span>
      <CopyButton text={value} label={`Copy ${name}`} />
    </span>
  )
}
