import { startTransition, useEffect, useState } from 'react'

const KEY = 'amounts_hidden'

const listeners = new Set<() => void>()

const isHiddenNow = () => localStorage.getItem(KEY) === '1'

/** Also hears of the other tabs of the device. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const toggle = () => {
  localStorage.setItem(KEY, isHiddenNow() ? '0' : '1')
  for (const listener of listeners) listener()
}

/**
 * Whether amounts are hidden from onlookers, the same at every place of the page at once. Kept on the device while signed in.
 * A page with many amounts takes a slow phone a third of a second to draw anew, during which it still answers to a finger.
 */
export function useHidden(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(isHiddenNow)
  useEffect(() => {
    const read = () => startTransition(() => setHidden(isHiddenNow()))
    // It may have changed between the first drawing and now.
    read()
    return subscribe(read)
  }, [])
  return [isHidden, toggle]
}
