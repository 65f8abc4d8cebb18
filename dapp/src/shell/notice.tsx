import type { ReactNode } from 'react'
import { Logo } from './logo.js'

/** A full page with one message. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="baize grid min-h-dvh place-items-center px-4 py-12">
      <main className="notice">
        <Logo className="size-14" />
        <h1 className="mt-5 text-3xl">{title}</h1>
        <div className="mt-3 space-y-3 text-face-soft">{children}</div>
      </main>
    </div>
  )
}
