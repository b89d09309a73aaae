import type { QueryClient } from '@tanstack/react-query'
import type { Way } from '../../../parts/places/navigation.ts'

/** A place, an action or a thing that was found. */
export type Choice = {
  /** Tells it from every other choice. */
  readonly key: string
  readonly title: string
  readonly detail?: string
  /** `flow` for what moved in the wallet, with its sign; `plain` for what did not, and where that is not known. */
  readonly money?: {
    readonly amount: string
    readonly currency: string
    readonly kind: 'flow' | 'plain'
    /** It did not move, or was taken back. */
    readonly isVoid?: boolean
  }
  /** Leads somewhere, or does something here. */
  readonly way?: Way
  readonly act?: () => void
}

/** Choices under one heading. */
export type ChoiceGroup = { readonly name: string; readonly choices: readonly Choice[] }

const MOST_RECENT = 6

/** Of whom a finder speaks: of the member alone, or of everybody. */
export type FinderArea = 'member' | 'admin'

const keyOf = (area: FinderArea) => ['find', 'recent', area]

/** Choices opened before in an area, the last first. Kept in memory alone: signing out or loading the page anew forgets them. */
export const recentChoices = (queries: QueryClient, area: FinderArea): readonly Choice[] =>
  queries.getQueryData(keyOf(area)) ?? []

/** Puts a choice before those that were opened in its area before. */
export function noteChoice(queries: QueryClient, area: FinderArea, choice: Choice): void {
  const before = recentChoices(queries, area).filter(({ key }) => key !== choice.key)
  queries.setQueryDefaults(keyOf(area), { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(keyOf(area), [choice, ...before].slice(0, MOST_RECENT))
}

/** Whether a choice says the text, in any letter case. */
export const saysText = ({ title, detail = '' }: Choice, text: string): boolean =>
  `${title} ${detail}`.toLowerCase().includes(text.toLowerCase())

/** The id of a choice's option in the list that an id begins. */
export const optionId = (list: string, { key }: Choice): string => `${list}-${key.replaceAll(/[^\w-]/g, '_')}`
