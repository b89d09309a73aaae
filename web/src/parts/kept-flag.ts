import { startTransition, useEffect, useState } from 'react'

/** Whether something is on, and a way to turn it on or off. */
export type Flag = [isOn: boolean, toggle: () => void]

/**
 * A hook for a flag that the device keeps under a key, the same at every place of the page and in every tab at once.
 * A page with many rows takes a slow phone a third of a second to draw anew, during which it still answers to a finger.
 */
export function keptFlag(key: string): () => Flag {
  const listeners = new Set<() => void>()
  const isOnNow = () => localStorage.getItem(key) === '1'
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  const toggle = () => {
    localStorage.setItem(key, isOnNow() ? '0' : '1')
    for (const listener of listeners) listener()
  }
  return function useFlag() {
    const [isOn, setOn] = useState(isOnNow)
    useEffect(() => {
      const read = () => startTransition(() => setOn(isOnNow()))
      // It may have changed between the first drawing and now.
      read()
      return subscribe(read)
    }, [])
    return [isOn, toggle]
  }
}
