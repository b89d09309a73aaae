import type { JournalEntry, JournalLeg, JournalWriter } from './entry.ts'

const sides = ({ amount }: JournalLeg) =>
  amount.startsWith('-') ? { debit: '', credit: amount.slice(1) } : { debit: amount, credit: '' }

const COLUMNS = [
  ...(['number', 'at', 'type', 'account', 'book_account', 'uid', 'currency', 'debit', 'credit'] as const),
  ...(['event', 'stream', 'revision', 'position', 'hash'] as const),
]

const rowsOf = ({ number, at, type, event, legs }: JournalEntry): readonly (readonly unknown[])[] =>
  legs.map(leg => {
    const { debit, credit } = sides(leg)
    const { account, bookAccount, uid, currency } = leg
    const place = event ? [event.id, event.stream, event.revision, event.position, event.hash] : Array(5)
    return [number, at, type, account, bookAccount, uid, currency, debit, credit, ...place]
  })

/** No value has a comma, a quote or a line break: all of them are names, numbers and times of ours. */
const line = (values: readonly unknown[]) => `${values.map(value => value ?? '').join(',')}\r\n`

/** One leg a line, with the event it belongs to. */
export const csv = (): JournalWriter => ({
  head: () => line(COLUMNS),
  entry: entry => rowsOf(entry).map(line).join(''),
})

/** One event a line, with its legs. */
export const ndjson = (): JournalWriter => ({
  head: () => '',
  entry: ({ number, at, type, event, legs }) => {
    const told = legs.map(leg => ({
      account: leg.account,
      book_account: leg.bookAccount,
      ...(leg.uid === undefined ? {} : { uid: leg.uid }),
      currency: leg.currency,
      amount: leg.amount,
    }))
    return `${JSON.stringify({ number, at, type, ...event, legs: told })}\n`
  },
})
