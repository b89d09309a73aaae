import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import './list.css'

/** A table that scrolls by itself where its columns take more room than there is; elsewhere its head sticks to the window. */
export function WideTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)
  useLayoutEffect(() => {
    const around = frame.current
    const table = around?.firstElementChild
    if (!around || !table) return
    const observer = new ResizeObserver(() => setIsWide(table.scrollWidth > around.clientWidth))
    observer.observe(around)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={isWide ? 'wide-scroll' : undefined}>
      {children}
    </div>
  )
}
