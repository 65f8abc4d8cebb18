import type { ReactNode } from 'react'
import { usePageTitle } from '../../hooks/use-page-title.js'

/** A page of Triad with its title; the route adds the frame around it. */
export function TriadFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return children
}
