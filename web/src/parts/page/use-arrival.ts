import { type RefObject, useEffect, useRef } from 'react'

let isFirst = true

/**
 * The title of the tab, and the focus on the heading when the reader came from another page. The first page takes none:
 * the browser begins at its top by itself.
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Strongroom`
  }, [title])
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return heading
}

/** Moves the focus to the heading of the page, from where it goes on to what stands there now. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
