import { toast } from 'sonner'
import { errorMessage } from './error-message.js'

/** Shows what failed, why, and how to fix it. */
export function toastError(what: string, error: unknown): void {
  const { title, hint } = errorMessage(error)
  toast.error(what, { description: hint ? `${title}. ${hint}.` : title, duration: 10_000 })
}
