import { useEffect } from 'react'

export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Fivefold` : 'Fivefold: five card games on three chains'
  }, [title])
}
