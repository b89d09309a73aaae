import { useCallback, useEffect, useRef, useState } from 'react'

/** Control-K on a Mac deletes to the end of the line, and is a key of Japanese input. */
export const isMac = () => /^(Mac|iP)/.test(navigator.platform)

/** Ctrl-K or ⌘K (⌘K alone on a Mac), and no other key with them; none of the keys that compose a word. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  (isMac() ? metaKey && !ctrlKey : ctrlKey !== metaKey) &&
  !(altKey || shiftKey || isComposing)

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
      if (!isShortcut(event) || (!isOpen && hasDialog())) return
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
