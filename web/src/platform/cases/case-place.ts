import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import type { LinkProps } from '@tanstack/react-router'

type To = NonNullable<LinkProps['to']>

/** A list that waits for administrators, and its place in the menu. */
export type OfficePlace = {
  readonly label: MessageDescriptor
  readonly to: To
  /** The filter, where the list does not show those that wait by itself. */
  readonly search?: Readonly<Record<string, string>>
  /** The place of the menu that counts them, where it is not the list's own. */
  readonly menu?: string
}

/** The name of a kind of cases, the list in which administrators decide them, and the screen on which members see their own. */
export type CasePlace = OfficePlace & {
  readonly own: To
  /** The thing that a member's own case waits for. */
  readonly waitsFor: 'finance' | 'approval' | 'money'
  /** The way to a case that no longer waits, where the list does not find it by its id: by the member, or on the member's page. */
  readonly foundBy?: 'member' | 'member-page'
}

/** The same without the name. */
export type Nameless<P> = Omit<P, 'label'>

/** Kinds of cases of one capability; their names stand beside the vocabulary. */
export type CasePlaces = Readonly<Partial<Record<wire.CaseKind, Nameless<CasePlace>>>>
