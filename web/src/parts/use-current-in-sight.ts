import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to what is marked as the current one in a row of links or a menu, once, when it comes on screen. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    element.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return element
}
