import { useSyncExternalStore } from 'react'

const KEY = 'single_keys'
const listeners = new Set<() => void>()

/** Whether single keys do anything on this device: they can be turned off (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off'

/** Turns single keys on or off on this device. */
export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether keys without a modifier are shortcuts. Follows the member's choice in this browser. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn)
