import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Toaster } from './toaster.js'

type DrawerProps = { open: boolean; title: string; onClose: () => void; children: ReactNode }

/** A modal sheet at the side of the screen (on phones: at the bottom). The native dialog keeps the focus inside. */
export function Drawer({ open, title, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively; the click is for the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="drawer"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-paper px-5 py-3">
            <h2 id={heading} className="text-xl">
              {title}
            </h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <svg
                viewBox="0 0 24 24"
                className="size-5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                aria-hidden="true"
              >
                <path d="M6 6 L18 18 M18 6 L6 18" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          {children}
          <Toaster />
        </div>
      )}
    </dialog>
  )
}
