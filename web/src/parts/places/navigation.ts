import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import type { IconHome } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { type BoundedCall, mayAs } from '../../client/may.ts'

/** Whether a member may open a page. `reason` is why not. */
export type Access =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly reason: 'identity' | 'quick-pay-off' | 'earn-off' | 'card' }

/** A screen inside a place, which no menu names and the search over everything finds. */
export type Part = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: MessageDescriptor
  /** The call that it shows, where not every role of its place may make it. */
  readonly call?: BoundedCall
}

/** One entry of a menu. */
export type Place = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: MessageDescriptor
  readonly icon: typeof IconHome
  /** The letter that leads there after `g`, in the back office. */
  readonly key?: string
  /** Active only on an exact match; child routes have their own menu entry. */
  readonly isExact?: true
  /** Addresses below it that have an entry of their own. */
  readonly besides?: readonly string[]
  /** Other addresses that are part of it, with what is below them. */
  readonly also?: readonly string[]
  /** Its screens of their own name. */
  readonly parts?: readonly Part[]
  /** The call that it shows, where not every role of its group may make it. */
  readonly call?: BoundedCall
  /** Whether the member may open it; a locked one says so and leads to the page that says why. */
  readonly access?: (user: wire.Userinfo) => Access
}

/** Places that belong together, under their heading. */
export type PlaceGroup = {
  readonly label?: MessageDescriptor
  readonly places: readonly Place[]
  /** The call that its places show, where not every administrator may make it. */
  readonly call?: BoundedCall
}

/** Whether a role may open a group, a place or a part of one. */
export const isFor = ({ call }: Pick<PlaceGroup, 'call'>, role: wire.Role | undefined): boolean =>
  !call || (role !== undefined && mayAs(role, call))

/** The groups and places of a menu that a role may open. */
export const menuFor = (menu: readonly PlaceGroup[], role: wire.Role | undefined): readonly PlaceGroup[] =>
  menu
    .filter(group => isFor(group, role))
    .map(group => ({ ...group, places: group.places.filter(place => isFor(place, role)) }))

const accessOf = (user: wire.Userinfo | undefined, { access }: Place): Access =>
  user && access ? access(user) : { isOpen: true }

/** Whether the menu shows a lock: not at the card's page, which opens without a card, too, and is where one is opened. */
export function isLockedFor(user: wire.Userinfo | undefined, place: Place): boolean {
  const access = accessOf(user, place)
  return !access.isOpen && access.reason !== 'card'
}

/** Target of a menu entry: one that needs a verified identity leads to the verification first, as specified. */
export function wayTo(user: wire.Userinfo | undefined, place: Place): Place['to'] {
  const access = accessOf(user, place)
  return !access.isOpen && access.reason === 'identity' ? '/accountinfo' : place.to
}

/** A page, with what its address says. */
export type Way = {
  readonly to: NonNullable<LinkProps['to']>
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, string>>
  readonly hash?: string
}
