import { Toaster as Sonner } from 'sonner'
import { useTheme } from '../../hooks/use-theme.js'

/** Where toasts appear. A modal drawer has its own: what is behind it can be neither seen nor reached. */
export function Toaster() {
  const { theme } = useTheme()
  return <Sonner theme={theme} position="bottom-right" closeButton />
}
