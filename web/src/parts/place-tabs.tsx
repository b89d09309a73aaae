import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type BoundedCall, may } from '../client/may.ts'
import { Tabs } from './tabs.tsx'

/** An address among those that belong together, and its name. */
export type TabPlace = readonly [
  to: NonNullable<LinkProps['to']>,
  label: MessageDescriptor,
  only?: {
    /** Addresses below it are other tabs' or none's. */
    readonly exact?: true
    /** The call that it shows, where not every reader may make it. */
    readonly call?: BoundedCall
  },
]

type PlaceTabsProps = { label: string; isFew?: boolean; places: readonly TabPlace[] }

/** Tabs of which each has an address of its own. Filters in the address do not change which tab is on screen. */
export function PlaceTabs({ places, ...tabs }: PlaceTabsProps) {
  const { i18n } = useLingui()
  const open = places.filter(([, , { call } = {}]) => !call || may(call))
  return (
    <Tabs {...tabs}>
      {open.map(([to, label, { exact = false } = {}]) => (
        <Link key={to} to={to} className="chip" activeOptions={{ exact, includeSearch: false }}>
          {i18n._(label)}
        </Link>
      ))}
    </Tabs>
  )
}
