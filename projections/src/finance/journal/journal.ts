import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { beancount } from './beancount.ts'
import { type JournalRange, journalEntries } from './entries.ts'
import type { Commodity, JournalWriter } from './entry.ts'
import { hledger } from './hledger.ts'
import { csv, ndjson } from './rows.ts'

/** The formats that a journal is written in, with what its file is called and said to be. */
export const journalFormats = {
  hledger: { write: hledger, extension: 'journal', type: 'text/plain; charset=UTF-8' },
  beancount: { write: beancount, extension: 'beancount', type: 'text/plain; charset=UTF-8' },
  csv: { write: csv, extension: 'csv', type: 'text/csv; charset=UTF-8' },
  ndjson: { write: ndjson, extension: 'ndjson', type: 'application/x-ndjson; charset=UTF-8' },
} as const satisfies Readonly<
  Record<string, { readonly write: () => JournalWriter; readonly extension: string; readonly type: string }>
>
export type JournalFormat = keyof typeof journalFormats

/** A journal to write: its range, source and form. */
export type Journal = JournalRange & {
  readonly log: Log
  readonly format: JournalFormat
  readonly commodities: readonly Commodity[]
}

/** So much text is handed over at a time. */
const PART_CHARACTERS = 64_000
/** So long may one part hold up the requests of the process, in milliseconds. */
const SLICE_MS = 4

/**
 * The journal of a range as text, in parts, made while it is read: no more than a part of it is in memory, and others have
 * their turn every few milliseconds.
 */
export async function* journalText({ log, format, commodities, ...range }: Journal): AsyncGenerator<string> {
  const writer = journalFormats[format].write()
  let part = writer.head(commodities)
  let since = performance.now()
  for await (const entry of journalEntries(log, range)) {
    part += writer.entry(entry)
    if (part.length > PART_CHARACTERS) {
      yield part
      part = ''
    }
    if (performance.now() - since < SLICE_MS) continue
    await othersTurn()
    since = performance.now()
  }
  if (part) yield part
}

/** A day (`2026-11-01`) or an instant as the first moment of it, ISO with milliseconds. */
export const beginningOf = (day: string | undefined): string | undefined => day && new Date(day).toISOString()

/** A day or an instant as the last moment of it. */
export const endOf = (day: string | undefined): string | undefined =>
  day && (day.length === 10 ? `${day}T23:59:59.999Z` : new Date(day).toISOString())
