import { checkBalance } from './check-balance.ts'
import { LineReader, type RawLine, type ReadStatement } from './statement-line.ts'

type Field = { readonly tag: string; readonly line: number; readonly text: string }

/** A balance: credit or debit, day, currency, amount with a comma. */
const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d{1,12},\d{0,4})$/
/** A line: value day, entry day, mark, funds code, amount, kind, the customer's reference, the bank's. */
const LINE =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])[A-Z]?(\d{1,12},\d{0,6})[NFS][A-Z0-9]{3}([^/]*(?:\/[^/]+)*)(?:\/\/(.*))?$/

/**
 * Reads the lines of an MT940, one or more messages. The text is cut into its fields here, since the readers on npm make floats
 * of the amounts (`DECISIONS.md`).
 */
export const readMt940 = (text: string): ReadStatement => {
  const reader = new LineReader({ bookedOn: ':61:', amount: ':61:', currency: ':60F:' })
  let statement = begun(undefined)
  let open: RawLine | undefined
  const put = () => {
    if (open) reader.add(open)
    open = undefined
  }
  for (const field of fieldsOf(text)) {
    const { tag, line } = field
    if (tag === '86' && open) open = { ...open, ...detailsOf(field.text, open) }
    if (tag === '60F' || tag === '60M') statement = begun(balanceOf(reader, field))
    if (tag === '61') {
      put()
      open = lineOf(reader, field, statement.currency)
      statement.amounts.push(open?.amount)
    }
    if (tag === '62F' || tag === '62M') {
      put()
      const closing = balanceOf(reader, field)?.amount
      checkBalance(reader, line, `:${tag}:`, {
        opening: statement.opening,
        closing,
        amounts: statement.amounts,
      })
    }
  }
  put()
  return reader.read()
}

type Balance = { readonly amount: string; readonly currency: string }

const begun = (balance: Balance | undefined) => ({
  opening: balance?.amount,
  currency: balance?.currency,
  amounts: [] as (string | undefined)[],
})

/** Cuts a text into its fields; a field goes on over lines until the next begins or its message ends. */
function* fieldsOf(text: string): Generator<Field> {
  let open: Field | undefined
  for (const [at, raw] of text.replaceAll('\r', '').split('\n').entries()) {
    // A message may begin with its blocks, `{1:…}{2:…}{4:`, and ends with `-}` or `-`.
    const row = raw.replace(/^\uFEFF/, '').replace(/^(\{\d:.*)?\{4:/, '')
    const found = /^:(\d{2}[A-Z]?|NS):(.*)$/.exec(row)
    const ends = found !== null || /^-\}?/.test(row)
    if (open && ends) yield open
    if (found) open = { tag: found[1] ?? '', line: at + 1, text: found[2] ?? '' }
    else if (ends) open = undefined
    else if (open) open = { ...open, text: `${open.text}\n${row}` }
  }
  if (open) yield open
}

const pointed = (amount: string): string => amount.replace(',', '.').replace(/\.$/, '')

const balanceOf = (reader: LineReader, { tag, line, text }: Field): Balance | undefined => {
  const found = BALANCE.exec(text.trim())
  if (!found) {
    reader.problem(line, `:${tag}:`, 'Not a balance')
    return undefined
  }
  const [, mark, currency = '', amount = ''] = found
  return { amount: (mark === 'D' ? '-' : '') + pointed(amount), currency }
}

/** A reversed credit takes money away, a reversed debit brings it. */
const signs: Readonly<Record<string, string>> = { C: '', D: '-', RC: '-', RD: '', EC: '', ED: '-' }

const lineOf = (
  reader: LineReader,
  { line, text }: Field,
  currency: string | undefined,
): RawLine | undefined => {
  const [first = '', supplement] = text.split('\n')
  const found = LINE.exec(first.trim())
  if (!found) {
    reader.problem(line, ':61:', 'Not a line of a statement')
    return undefined
  }
  const [, valued = '', entered, mark = '', amount = '', customer, bank] = found
  return {
    ...{ line, bookedOn: bookedOn(valued, entered), amount: signs[mark] + pointed(amount), currency },
    references: [customer === 'NONREF' ? '' : customer, bank, supplement],
    lineId: bank,
  }
}

/** The day of entry has no year: it is the one that brings it nearest to the value day. */
const bookedOn = (valued: string, entered: string | undefined): string => {
  const year = 2000 + Number(valued.slice(0, 2))
  const day = (digits: string, of: number) => `${of}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`
  if (!entered) return day(valued.slice(2), year)
  const months = Number(entered.slice(0, 2)) - Number(valued.slice(2, 4))
  return day(entered, months > 6 ? year - 1 : months < -6 ? year + 1 : year)
}

/** Remittance and name of the field of details, whose parts may be marked `?20` … `?33`. */
const detailsOf = (text: string, { references }: RawLine): Pick<RawLine, 'references' | 'counterparty'> => {
  const whole = text.replaceAll('\n', '')
  if (!/^\d{3}\?/.test(whole)) return { references: [...references, whole] }
  const parts = whole.split('?').slice(1)
  const joined = (wanted: RegExp) =>
    parts
      .filter(part => wanted.test(part))
      .map(part => part.slice(2))
      .join('')
  return {
    references: [...references, joined(/^(2\d|6[0-3])/)],
    counterparty: joined(/^3[23]/),
  }
}
