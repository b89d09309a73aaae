import type { ReactNode } from 'react'
import './list.css'
import './tabs.css'
import { useCurrentInSight } from './use-current-in-sight.ts'

type TabsProps = {
  label: string
  /** Few enough to stand in two lines on a phone, so that none of them is out of sight. */
  isFew?: boolean
  children: ReactNode
}

/** Ways between screens that belong together, each a link of class `chip`. On a phone the one on screen is scrolled to. */
export function Tabs({ label, isFew = false, children }: TabsProps) {
  const current = useCurrentInSight()
  return (
    <nav ref={current} className="tabs" aria-label={label} data-few={isFew || undefined}>
      {children}
    </nav>
  )
}
