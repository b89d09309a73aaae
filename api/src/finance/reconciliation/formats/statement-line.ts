import { parseDecimal, wire } from '@strongroom/shared'

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
}

/** A file read: its lines, and what is wrong by line and field. */
export type ReadStatement = {
  readonly lines: readonly StatementLine[]
  readonly problems: readonly wire.StatementProblem[]
}

/** A line as a file has it: an amount that is already `-1.50`, a day that is already `2026-10-31`. */
export type RawLine = {
  readonly line: number
  readonly bookedOn: string | undefined
  readonly amount: string | undefined
  readonly currency: string | undefined
  readonly references: readonly (string | undefined)[]
  readonly counterparty?: string | undefined
  readonly lineId?: string | undefined
}

/** The names that a format has for the fields of a line, for its problems. */
export type FieldNames = { readonly bookedOn: string; readonly amount: string; readonly currency: string }

/** As many problems of a file are named. */
export const mostProblems = 100

/** Collects the lines of a file, and names what is wrong with the others; values are not repeated. */
export class LineReader {
  readonly #lines: StatementLine[] = []
  readonly #problems: wire.StatementProblem[] = []
  readonly #names: FieldNames

  constructor(names: FieldNames) {
    this.#names = names
  }

  problem(line: number, field: string | null, message: string): void {
    if (this.#problems.length < mostProblems) this.#problems.push({ line, field, message })
  }

  add({ line, bookedOn = '', amount = '', currency = '', ...texts }: RawLine): void {
    const wrong = [
      ...(isDay(bookedOn) ? [] : [[this.#names.bookedOn, 'Not a day of the calendar'] as const]),
      ...(parseDecimal(amount) ? [] : [[this.#names.amount, 'Not an amount'] as const]),
      ...(/^[A-Z0-9]{2,12}$/.test(currency) ? [] : [[this.#names.currency, 'Not a currency code'] as const]),
    ]
    for (const [field, message] of wrong) this.problem(line, field, message)
    if (wrong.length > 0) return
    const { references, counterparty = '', lineId = '' } = texts
    const reference = [...new Set(references.map(each => cleaned(each ?? '')).filter(Boolean))].join(' ')
    this.#lines.push({
      ...{ line, bookedOn, amount, currency, reference: reference.slice(0, 1000) },
      ...{ counterparty: cleaned(counterparty).slice(0, 200), lineId: cleaned(lineId).slice(0, 200) },
    })
  }

  read(): ReadStatement {
    if (this.#lines.length === 0 && this.#problems.length === 0)
      this.problem(1, null, 'There is no booked line in this file')
    const tooMany = this.#lines[wire.statementFileLimits.lines]
    if (tooMany) this.problem(tooMany.line, null, 'A file has at most 200,000 lines')
    return { lines: this.#lines, problems: this.#problems }
  }
}

const isDay = (given: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) &&
  given > '1970' &&
  new Date(Date.parse(given) || 0).toISOString().startsWith(given)

/** Text in one line, without control characters. */
const cleaned = (given: string): string => given.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
