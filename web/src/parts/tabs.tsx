import type { ReactNode } from 'react'
import './list.css'
import './tabs.css'
import { useCurrentInSight } from './use-current-in-sight.ts'

type TabsProps = {
  label: string
  /** Maximum width of the tabbed screens, where they are narrower than the page; the tab bar aligns with it. */
  over?: 'flow'
  children: ReactNode
}

/** Ways between screens that belong together, each a link of class `chip`. On a phone the one on screen is scrolled to. */
export function Tabs({ label, over, children }: TabsProps) {
  const current = useCurrentInSight()
  return (
    <nav ref={current} className="tabs" aria-label={label} data-over={over}>
      {children}
    </nav>
  )
}
