import { hash } from 'node:crypto'
import { Decimal, parseDecimal, wire } from '@strongroom/shared'
import type { StatementSpan } from '../../../vault/statement-span.ts'
import { isFiner, placesOf } from './amounts.ts'
import { brokenChain } from './balance-chain.ts'
import { shortened } from './shortened-notices.ts'

/** A line of a statement in the one form that every format is read into. The amount is signed as the account's holder sees it. */
export type StatementLine = {
  /** The line of the file, from 1; an entry of XML by the line that it begins on. */
  readonly line: number
  readonly bookedOn: string
  readonly amount: string
  readonly currency: string
  /** All texts by which the line can be told, joined by blanks. */
  readonly reference: string
  readonly counterparty: string
  /** The bank's own name for the line; empty where it has none. */
  readonly lineId: string
  /** The same for the same line in another file of the source; several alike lines of one file are numbered. */
  readonly key: string
}

/** A file read: its lines, what is wrong by line and field, and what is to be known. */
export type ReadStatement = {
  readonly lines: readonly StatementLine[]
  readonly problems: readonly wire.StatementProblem[]
  readonly notices: readonly wire.StatementProblem[]
  /** Its statements, with account and balances as far as it names them. */
  readonly spans: readonly StatementSpan[]
}

/** A line as a file has it: an amount that is already `-1.50`, a day that is already `2026-10-31`. */
export type RawLine = {
  readonly line: number
  readonly bookedOn: string | undefined
  readonly amount: string | undefined
  readonly currency: string | undefined
  readonly account?: string | undefined
  readonly references: readonly (string | undefined)[]
  readonly counterparty?: string | undefined
  readonly lineId?: string | undefined
  /** The row as it stands, for the problem that names it. */
  readonly row?: string | undefined
  /** The fault of the amount, where more is known than that it is none. */
  readonly wrong?: wire.StatementProblemMessage | undefined
}

/** The names that a format has for the fields of a line, for its problems. */
export type FieldNames = { readonly bookedOn: string; readonly amount: string; readonly currency: string }

/** As many problems of a file are named, and as many notices. */
const most = 100
/** As much of a row, a name or what is expected is shown: a file may have any of them as long as itself. */
const mostFound = 200

type About = { readonly found?: string | undefined; readonly expected?: string | undefined }

/** Collects the lines of a file, and names what is wrong with the others. */
export class LineReader {
  readonly #lines: StatementLine[] = []
  readonly #problems: wire.StatementProblem[] = []
  readonly #notices: wire.StatementProblem[] = []
  readonly #spans: StatementSpan[] = []
  readonly #spanned = new Set<string>()
  readonly #seen = new Map<string, number>()
  readonly #names: FieldNames
  readonly places: (currency: string) => number | undefined

  constructor(names: FieldNames, places: Readonly<Record<string, number>> = {}) {
    this.#names = names
    this.places = placesOf(places)
  }

  problem(
    line: number,
    field: string | null,
    message: wire.StatementProblemMessage,
    about: About = {},
  ): void {
    if (this.#problems.length < most)
      this.#problems.push({ line, field: field?.slice(0, mostFound) ?? null, message, ...shownOf(about) })
  }

  notice(line: number, field: string | null, message: wire.StatementNoticeMessage, about: About = {}): void {
    this.#notices.push({ line, field, message, ...shownOf(about) })
  }

  add({ line, bookedOn = '', amount = '', currency = '', row, wrong: knownWrong, ...texts }: RawLine): void {
    const wrong = [
      ...(isDay(bookedOn) ? [] : [[this.#names.bookedOn, 'Not a day of the calendar'] as const]),
      ...this.#wrongAmount(amount, currency, knownWrong),
      ...(/^[A-Z0-9]{2,12}$/.test(currency) ? [] : [[this.#names.currency, 'Not a currency code'] as const]),
    ]
    for (const [field, message] of wrong) this.problem(line, field, message, { found: row })
    if (wrong.length > 0) return
    const { references, counterparty = '', lineId = '', account = '' } = texts
    const reference = [...new Set(references.map(each => cleaned(each ?? '')).filter(Boolean))].join(' ')
    const read = {
      line,
      bookedOn,
      amount: amount.replace(/^-(?=[0.]*$)/, '').replace(/^(-?)0+(?=\d)/, '$1'),
      currency,
      reference: reference.slice(0, 1000),
      counterparty: cleaned(counterparty).slice(0, 200),
      lineId: cleaned(lineId).slice(0, 200),
    }
    this.#lines.push({ ...read, key: this.#keyOf(read, account) })
  }

  #wrongAmount(amount: string, currency: string, known: wire.StatementProblemMessage | undefined) {
    const finer =
      'This amount has more decimal places than its currency, or its mark parts thousands: look at the decimal sign of the source'
    if (!parseDecimal(amount)) return [[this.#names.amount, known ?? 'Not an amount'] as const]
    return isFiner(amount, this.places(currency)) ? [[this.#names.amount, finer] as const] : []
  }

  /** By the bank's own name where it has one; else by all that is told of the line. */
  #keyOf(read: Omit<StatementLine, 'key'>, account: string): string {
    const { lineId, bookedOn, reference, counterparty, currency } = read
    const own = isPlace(lineId) ? [bookedOn, reference, counterparty] : [lineId]
    const told = JSON.stringify([account, ...own, new Decimal(read.amount).toFixed(), currency])
    const key = hash('sha256', told, 'base64url')
    const times = (this.#seen.get(key) ?? 0) + 1
    this.#seen.set(key, times)
    return `${key}.${times}`
  }

  /** Notes a statement of the file: its balances have to follow on those of the statement of its account before it. */
  span(span: StatementSpan): void {
    this.#spans.push(span)
    this.#spanned.add(`${span.currency} ${span.account}`)
  }

  /** Whether a statement of an account was noted. */
  hasSpan(account: string, currency: string): boolean {
    return this.#spanned.has(`${currency} ${account}`)
  }

  read(): ReadStatement {
    const broken = brokenChain(this.#spans)
    if (broken) {
      const { span, expected } = broken
      this.problem(
        span.line,
        span.field,
        'This opening balance is not the closing balance before it: a statement may be missing',
        { found: span.opening, expected },
      )
    }
    // A statement without a movement says so by its balances or its days.
    const isQuiet = this.#spans.some(({ last }) => last !== undefined)
    if (this.#lines.length === 0 && this.#problems.length === 0 && !isQuiet)
      this.problem(1, null, 'There is no booked line in this file')
    const tooMany = this.#lines[wire.statementFileLimits.lines]
    if (tooMany) this.problem(tooMany.line, null, 'A file has at most 200,000 lines')
    return {
      lines: this.#lines,
      problems: this.#problems,
      notices: shortened(this.#notices, most),
      spans: this.#spans,
    }
  }
}

const shownOf = ({ found, expected }: About) => ({
  ...(found !== undefined && { found: found.slice(0, mostFound) }),
  ...(expected !== undefined && { expected: expected.slice(0, mostFound) }),
})

/** Whether a text is a day of the calendar, `2026-10-31`. */
export const isDay = (given: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) &&
  given > '1970' &&
  // Years of Buddhism, or of a wrong form.
  given < '2100' &&
  new Date(Date.parse(given) || 0).toISOString().startsWith(given)

/** No name of its own: nothing, zeros, or the place of a line in its statement, which others of it have too. */
const isPlace = (lineId: string): boolean => /^0*\d{0,4}$/.test(lineId)

/** Text in one line, without control characters. */
const cleaned = (given: string): string => given.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
