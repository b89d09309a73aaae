import { checkBalance, checkDeclared } from './check-balance.ts'
import { type Field, fieldsOf } from './mt940-fields.ts'
import { joinedRows } from './rows-of-text.ts'
import { isDay, LineReader, type RawLine, type ReadStatement } from './statement-line.ts'

/** With a comma; a point is taken before two places, where it cannot part thousands. */
const AMOUNT = '(\\d{1,15},\\d{0,15}|,\\d{1,15}|\\d{1,15}\\.\\d{2})'
/** A balance: credit or debit, day, currency, amount. */
const BALANCE = new RegExp(`^([CD])(\\d{6})([A-Z]{3}) ?${AMOUNT}$`)
/** A line: value day, entry day, mark, funds code, amount, kind, the customer's reference, the bank's. Some banks leave blanks. */
const LINE = new RegExp(
  `^(\\d{6})(\\d{4}| {4})?(R?[CD]|E[CD])[A-Z]? ?${AMOUNT} ?[A-Z][A-Z0-9 ]{3}([^/]*(?:/[^/]+)*)(?://(.*))?$`,
  'i',
)
/** The number of entries of one direction, and what they come to. */
const SUMMARY = /^(\d{1,5})[A-Z]{3}(\d{1,15},\d{0,6})$/

/**
 * Reads the lines of an MT940, one or more messages. The text is cut into its fields here, since the readers on npm make floats
 * of the amounts (`decisions/bank-statements.md`).
 */
export const readMt940 = (text: string, places: Readonly<Record<string, number>>): ReadStatement => {
  const reader = new LineReader({ bookedOn: ':61:', amount: ':61:', currency: ':60F:' }, places)
  const messages = new Messages(reader)
  for (const field of fieldsOf(text)) messages.take(field)
  messages.end()
  return reader.read()
}

type Balance = { readonly amount: string; readonly currency: string; readonly day: string | undefined }
type Statement = {
  readonly from: Field
  readonly opening: Balance | undefined
  readonly lines: RawLine[]
  /** The summaries that were held against its lines. */
  readonly summed: Set<string>
  isClosed: boolean
}

/** A line that may still get details. */
type OpenLine = Omit<RawLine, 'references' | 'counterparty'> & {
  readonly references: (string | undefined)[]
  counterparty?: string | undefined
}

const outside = 'This line stands outside of a statement'
const unopened =
  'The statement has no opening balance: it is not a statement of booked lines, or the file is cut'

/** The open parts of a message. All of them end with the message, so that none has the currency or account of the one before. */
class Messages {
  readonly #reader: LineReader
  #account = ''
  #statement: Statement | undefined
  #line: OpenLine | undefined

  constructor(reader: LineReader) {
    this.#reader = reader
  }

  take(field: Field): void {
    const { tag, line, text } = field
    if (tag === 'end' || tag === '20') this.end()
    if (tag === '25' || tag === '25P') this.#account = text.split('\n')[0]?.trim() ?? ''
    if (tag === '60F' || tag === '60M') this.#begin(field)
    if (tag === '61') this.#addLine(field)
    if (tag === '86' && this.#line) addDetails(this.#line, text)
    // Each row of it is numbered.
    if (tag === 'NS' && this.#line) addDetails(this.#line, text.replaceAll(/^\d{2}/gm, ''))
    if (tag === '62F' || tag === '62M') this.#close(field)
    if (tag === '90C' || tag === '90D') this.#checkSummary(tag, line, text)
  }

  /** Ends a message: a statement that was begun has to have been closed. */
  end(): void {
    this.#put()
    const { from, isClosed } = this.#statement ?? {}
    if (from && !isClosed)
      this.#reader.problem(
        from.line,
        ':62F:',
        'The statement has no closing balance: the file may be cut short',
      )
    this.#statement = undefined
    this.#account = ''
  }

  #begin(field: Field): void {
    const account = this.#account
    if (this.#statement) this.end()
    this.#account = account
    const opening = balanceOf(this.#reader, field)
    this.#statement = { from: field, opening, lines: [], summed: new Set(), isClosed: false }
  }

  #addLine(field: Field): void {
    this.#put()
    const { line } = field
    const statement = this.#statement
    if (!statement || statement.isClosed) {
      this.#reader.problem(line, statement ? ':61:' : ':60F:', statement ? outside : unopened)
      return
    }
    this.#line = lineOf(this.#reader, field, { ...statement.opening, account: this.#account })
    statement.lines.push(this.#line ?? { ...nothing, line })
  }

  #put(): void {
    if (this.#line) this.#reader.add(this.#line)
    this.#line = undefined
  }

  #close(field: Field): void {
    this.#put()
    const statement = this.#statement
    const { line, tag } = field
    if (!statement || statement.isClosed) {
      this.#reader.problem(line, `:${tag}:`, outside)
      return
    }
    statement.isClosed = true
    const { opening, from, lines } = statement
    const closing = balanceOf(this.#reader, field)
    const currency = opening?.currency ?? ''
    if (opening && closing && closing.currency !== currency)
      this.#reader.problem(line, `:${tag}:`, 'This is not the line’s currency', {
        found: field.text,
      })
    const amounts = lines.map(({ amount }) => amount)
    checkBalance(this.#reader, line, `:${tag}:`, {
      opening: opening?.amount,
      closing: closing?.amount,
      amounts,
    })
    this.#reader.span({
      line: from.line,
      field: `:${from.tag}:`,
      account: this.#account,
      currency,
      opening: opening?.amount,
      closing: closing?.amount,
      first: opening?.day,
      last: closing?.day,
    })
  }

  #checkSummary(tag: '90C' | '90D', line: number, text: string): void {
    const [, count, sum] = SUMMARY.exec(text.trim()) ?? []
    const { lines: all = [], summed } = this.#statement ?? {}
    // One of each: to go through all lines for each of many would take a file's thread for days.
    if (summed?.has(tag)) {
      this.#reader.problem(line, `:${tag}:`, outside)
      return
    }
    summed?.add(tag)
    // A bank may count what was taken back in either direction.
    if (sum === undefined || all.some(({ row }) => row !== undefined && /^\d{6}(\d{4}| {4})?R/.test(row)))
      return
    const isOut = tag === '90D'
    const amounts = all.map(({ amount }) => amount).filter(amount => amount?.startsWith('-') === isOut)
    checkDeclared(this.#reader, line, `:${tag}:`, { count, sum: pointed(sum), amounts })
  }
}

/** A line that could not be read: its amount is none, so that its statement is not held against its balances too. */
const nothing = { bookedOn: undefined, amount: undefined, currency: undefined, references: [] } as const

const pointed = (amount: string): string => amount.replace(',', '.').replace(/\.$/, '').replace(/^\./, '0.')

const dayOf = (digits: string): string | undefined => {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  return isDay(day) ? day : undefined
}

const balanceOf = (reader: LineReader, { tag, line, text }: Field): Balance | undefined => {
  // Banks that do not end their messages go on with the head of the next one.
  const [first = ''] = tag.startsWith('62') ? text.split('\n') : [text]
  const found = BALANCE.exec(first.trim())
  if (!found) {
    reader.problem(line, `:${tag}:`, 'Not a balance', { found: text, expected: 'C261031USD1234,56' })
    return undefined
  }
  const [, mark, day = '', currency = '', amount = ''] = found
  return { amount: (mark === 'D' ? '-' : '') + pointed(amount), currency, day: dayOf(day) }
}

/** A reversed credit takes money away, a reversed debit brings it. */
const signs: Readonly<Record<string, string>> = { C: '', D: '-', RC: '-', RD: '', EC: '', ED: '-' }

const lineOf = (
  reader: LineReader,
  { line, text }: Field,
  { currency, account }: { readonly currency?: string; readonly account: string },
): OpenLine | undefined => {
  const [first = '', ...supplements] = text.split('\n')
  const found = LINE.exec(first.trim())
  if (!found) {
    reader.problem(line, ':61:', 'Not a line of a statement', {
      found: first,
      expected: '2610311031D1234,56NTRFREFERENCE//BANK',
    })
    return undefined
  }
  const [, valued = '', entered = '', mark = '', amount = '', customer, bank] = found
  const known = (reference: string | undefined) => (reference?.trim() === 'NONREF' ? '' : reference)
  return {
    line,
    bookedOn: bookedOn(valued, entered.trim()),
    amount: signs[mark.toUpperCase()] + pointed(amount),
    currency,
    account,
    row: first,
    references: [known(customer), known(bank), ...supplements],
    lineId: known(bank),
  }
}

/** The day of entry has no year: it is the one that brings it nearest to the value day. */
const bookedOn = (valued: string, entered: string): string => {
  const year = 2000 + Number(valued.slice(0, 2))
  const day = (digits: string, of: number) => `${of}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`
  if (!entered) return day(valued.slice(2), year)
  const months = Number(entered.slice(0, 2)) - Number(valued.slice(2, 4))
  return day(entered, months > 6 ? year - 1 : months < -6 ? year + 1 : year)
}

/** Adds remittance and name of the field of details, whose parts may be marked `?20` … `?33`, in Poland `<20` or `~20`. */
const addDetails = (line: OpenLine, text: string): void => {
  const mark = /^\d{3}([?<~^@|])\d{2}/.exec(text)?.[1]
  if (mark === undefined) {
    line.references.push(joinedRows(text.split('\n')))
    line.counterparty ??= /\/NAME\/([^/\n]+)/.exec(text)?.[1]
    return
  }
  const parts = text.replaceAll('\n', '').split(mark).slice(1)
  const of = (wanted: RegExp) => parts.filter(part => wanted.test(part)).map(part => part.slice(2))
  line.references.push(joinedRows(of(/^(2\d|6[0-3])/)))
  line.counterparty = of(/^3[23]/).join('')
}
