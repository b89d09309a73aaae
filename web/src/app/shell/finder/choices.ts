import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'

/** Where a choice leads. */
export type Way = {
  readonly to: NonNullable<LinkProps['to']>
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, string>>
}

/** A place, an action or a thing that was found. */
export type Choice = {
  /** Tells it from every other choice. */
  readonly key: string
  readonly title: string
  readonly detail?: string
  readonly money?: { readonly amount: string; readonly currency: string }
  /** Leads somewhere, or does something here. */
  readonly way?: Way
  readonly act?: () => void
}

/** Choices under one heading. */
export type ChoiceGroup = { readonly name: string; readonly choices: readonly Choice[] }

const MOST_RECENT = 6
const RECENT = ['find', 'recent']

/** What was opened before, the last first. Kept in memory alone: signing out or loading the page anew forgets it. */
export const recentChoices = (queries: QueryClient): readonly Choice[] => queries.getQueryData(RECENT) ?? []

export function noteChoice(queries: QueryClient, choice: Choice): void {
  const before = recentChoices(queries).filter(({ key }) => key !== choice.key)
  queries.setQueryDefaults(RECENT, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(RECENT, [choice, ...before].slice(0, MOST_RECENT))
}

/** Whether a choice says the text, in any letter case. */
export const saysText = ({ title, detail = '' }: Choice, text: string): boolean =>
  `${title} ${detail}`.toLowerCase().includes(text.toLowerCase())

/** The id of a choice's option in the list that an id begins. */
export const optionId = (list: string, { key }: Choice): string => `${list}-${key.replaceAll(/[^\w-]/g, '_')}`
