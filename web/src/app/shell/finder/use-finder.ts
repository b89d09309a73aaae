import { useCallback, useEffect, useRef, useState } from 'react'

/** Ctrl-K or ⌘K, and no other key with them. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

const hasDialog = () => document.querySelector('dialog[open]') !== null

/** Whether the search over everything is open. The focus returns to where it was; a dialog that is open stays the only one. */
export function useFinder() {
  const [isOpen, setOpen] = useState(false)
  const before = useRef<Element | null>(null)
  const close = useCallback(() => setOpen(false), [])
  const open = useCallback(() => {
    if (hasDialog()) return
    before.current = document.activeElement
    setOpen(true)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (isOpen) close()
      else open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, open, close])
  useEffect(() => {
    if (isOpen || !(before.current instanceof HTMLElement)) return
    before.current.focus()
    before.current = null
  }, [isOpen])
  return { isOpen, open, close }
}
