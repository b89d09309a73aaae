import type { Leg } from '@strongroom/ledger/book'

/** A currency's code and the places its amounts are kept with. */
export type Commodity = { readonly code: string; readonly scale: number }

/** A leg under its name in a journal. Positive is a debit, as accountants' tools write it: the other sign than in the books. */
export type JournalLeg = {
  readonly account: string
  readonly bookAccount: string
  readonly uid: string | undefined
  readonly currency: string
  readonly amount: string
}

/** One event that moved money, or the balances before the first of them. */
export type JournalEntry = {
  /** The event's running number in the log. */
  readonly number: number
  readonly at: string
  readonly type: string
  /** The event's own place; none of the opening balances. */
  readonly event:
    | {
        readonly id: string
        readonly stream: string
        readonly revision: number
        readonly position: string
        readonly hash: string
      }
    | undefined
  readonly legs: readonly JournalLeg[]
}

/** How a journal is written: its head, and the text of each entry. A new one is made for every journal. */
export type JournalWriter = {
  readonly head: (commodities: readonly Commodity[]) => string
  readonly entry: (entry: JournalEntry) => string
}

/** The sign turned, as text. */
export const turned = ({ amount }: Pick<Leg, 'amount'>): string =>
  amount.startsWith('-') ? amount.slice(1) : `-${amount}`
