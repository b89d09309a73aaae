import type { ReactNode } from 'react'
import './list.css'
import './tabs.css'
import { useCurrentInSight } from './use-current-in-sight.ts'

/** Ways between screens that belong together, each a link of class `chip`. On a phone the one on screen is scrolled to. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav ref={useCurrentInSight()} className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}
