import { accept, type Currency, type Decision, entryAccounts, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs, month, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'

const account = v.picklist(entryAccounts)

/** An entry by hand: the amount is taken out of `debit` and put into `credit`. `month` is the month of the books that it is about. */
export const entryFields = { debit: account, credit: account, currency: code, amount: decimal, month, reason }

const facts = {
  /** Two administrators have agreed on an entry between two accounts that are no member's. */
  JournalEntryBooked: {
    version: 1,
    schema: v.object({ entryId: id, ...entryFields, enteredBy: id, approvedBy: id, legs }),
  },
} as const
/** Every event of stream `journal-entry-{id}`. */
export type JournalEntryFact = FactOf<typeof facts>

const fields = v.object(entryFields)
/** Books an entry by hand, always with a second administrator: `approver` is another than `enteredBy`. */
type BookJournalEntry = {
  readonly type: 'BookJournalEntry'
  readonly input: Readonly<v.InferOutput<typeof fields>>
  readonly given: {
    readonly enteredBy: string
    readonly approver: string
    readonly currency: Currency
  }
}

/** Why an entry by hand is not booked. */
export type JournalEntryRefusal =
  | AmountNotPositive
  | TooManyPlaces
  | { readonly kind: 'own-case' }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'same-account' }

type Entry = { readonly id: string; readonly isBooked: boolean }

const decide = (
  { input, given }: BookJournalEntry,
  entry: Entry,
): Decision<JournalEntryFact, JournalEntryRefusal> => {
  if (entry.isBooked) return accept()
  const { enteredBy, approver, currency } = given
  const { debit, credit } = input
  if (approver === enteredBy) return refuse({ kind: 'own-case' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  if (debit === credit) return refuse({ kind: 'same-account' })
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  return accept({
    type: 'JournalEntryBooked',
    entryId: entry.id,
    ...input,
    amount: asked.money.amount,
    enteredBy,
    approvedBy: approver,
    legs: move(asked.money, { from: debit, to: credit }),
  })
}

/** An entry by hand, booked once: stream `journal-entry-{id}`. */
export const journalEntryDecider: Decider<Entry, BookJournalEntry, JournalEntryFact, JournalEntryRefusal> = {
  category: 'journal-entry',
  stateVersion: 1,
  isMostlyNew: true,
  initial: id => ({ id, isBooked: false }),
  decide,
  evolve: ({ id }) => ({ id, isBooked: true }),
  facts,
}
