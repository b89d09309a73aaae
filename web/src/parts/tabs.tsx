import { type ReactNode, use } from 'react'
import './list.css'
import { ListOwnerContext } from './list-owner.ts'
import './tabs.css'
import { useCurrentInSight } from './use-current-in-sight.ts'

type TabsProps = {
  label: string
  /** Maximum width of the tabbed screens, where they are narrower than the page; the tab bar aligns with it. */
  over?: 'flow'
  children: ReactNode
}

/** Ways between screens that belong together, each a link of class `chip`. On a phone the one on screen is scrolled to. None on a page that lists belong to: it has its own. */
export function Tabs({ label, over, children }: TabsProps) {
  const current = useCurrentInSight()
  if (use(ListOwnerContext)) return null
  return (
    <nav ref={current} className="tabs" aria-label={label} data-over={over}>
      {children}
    </nav>
  )
}
