import { useState } from 'react'

const KEY = 'amounts_hidden'

/** Whether amounts are hidden from whoever looks over the shoulder. Kept on the device while signed in. */
export function useHidden(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(KEY) === '1')
  const toggle = () => {
    localStorage.setItem(KEY, isHidden ? '0' : '1')
    setHidden(!isHidden)
  }
  return [isHidden, toggle]
}
