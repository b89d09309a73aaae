import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Content that lives on while the place around it is made anew: what is typed under a row stays when a tablet is turned, and the table
 * becomes cards. `content` is drawn by who keeps it, and stands wherever `place` does.
 */
export function useKeptBelow(): {
  readonly place: ReactNode
  readonly keep: (content: ReactNode, key: string) => ReactNode
} {
  const [home] = useState(() => {
    const element = document.createElement('div')
    element.style.display = 'contents'
    return element
  })
  return {
    place: <Place home={home} />,
    keep: (content, key) => createPortal(content, home, key),
  }
}

function Place({ home }: { home: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(home)
  }, [home])
  return <div ref={place} className="contents" />
}
