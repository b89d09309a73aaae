import { supportStates } from '@strongroom/shared/words-of/support'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  messages: msg`Messages`,
}

/** The list of administrators: with those who look after a case. */
export const deskCsv = {
  heads: { ...heads, assignee_name: msg`Assigned to, name`, notes: msg`Notes` },
  codes: { status: supportStates },
} satisfies CsvWords

/** A member's list of cases of customer service. */
export const supportCsv = { heads, codes: { status: supportStates } } satisfies CsvWords
