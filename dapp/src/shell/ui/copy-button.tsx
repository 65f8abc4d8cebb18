import { useEffect, useState } from 'react'
import { toastError } from '../../lib/toast-error.js'

/** Copies `text`; `label` names it for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1_600)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error) => toastError('Not copied', error),
    )
  return (
    <button type="button" className="icon-button" onClick={copy} aria-label={copied ? 'Copied' : label}>
      <svg
        viewBox="0 0 24 24"
        className="size-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        {copied ? (
          <path d="M5 12.5 L10 17.5 L19 7" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <path d="M9 9 H19 V20 H9 Z M15 9 V4 H5 V15 H9" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  )
}
