import { type ReactNode, useEffect, useRef } from 'react'
import './dialog.css'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Names it for screen readers. */
  label: string
  className: string
  children: ReactNode
}

/** The browser's own modal dialog: keeps the focus inside, closes by Escape or by pressing beside it. */
export function Dialog({ isOpen, onClose, label, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && children}
    </dialog>
  )
}
