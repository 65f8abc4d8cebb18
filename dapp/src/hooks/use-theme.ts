import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

// public/theme.js reads the same key before the first paint.
const storageKey = 'fivefold.theme'
const changed = 'fivefold:theme'
const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark().matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const media = dark()
  media.addEventListener('change', listener)
  window.addEventListener(changed, listener)
  return () => {
    media.removeEventListener('change', listener)
    window.removeEventListener(changed, listener)
  }
}

/** Choosing the system's own preference returns to following the system. */
function setTheme(theme: Theme): void {
  const system: Theme = dark().matches ? 'dark' : 'light'
  if (theme === system) {
    delete document.documentElement.dataset.theme
    localStorage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(storageKey, theme)
  }
  window.dispatchEvent(new Event(changed))
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
