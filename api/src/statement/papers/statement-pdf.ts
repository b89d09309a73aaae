import type { MovementRow, PeriodBalance } from '@strongroom/projections/statement'
import { Decimal } from '@strongroom/shared'
import { say } from '#words'
import { wordsFor } from '../../csv/csv-words.ts'
import { money, timeText } from '../../platform/pdf/printed-facts.ts'
import {
  bytesOf,
  heading,
  ink,
  margin,
  newSheet,
  printFacts,
  quiet,
  rule,
  type Sheet,
} from '../../platform/pdf/sheet.ts'
import { statementCsv } from '../words.ts'
import { canPrint, dayText, endPaper, holderFacts, instantIn, type Paper } from './paper.ts'
import { paperWords as words } from './words.ts'

/** A line of a statement, and the name of its other side as the account's member knows it, where there is one. */
export type PrintedLine = MovementRow & { readonly counterparty_name: string | null }

/** A statement of account to be printed: its lines in order, and the balances that they lead from and to. */
export type PrintedStatement = Paper & {
  readonly balances: readonly PeriodBalance[]
  readonly lines: readonly PrintedLine[]
}

type Sized = {
  readonly text: string
  readonly left: number
  readonly width: number
  readonly align: 'left' | 'right'
}

const ROW_POINTS = 9

/** The statement as a PDF: by currency its opening balance, each line with the balance after it, its closing balance. */
export const statementPdf = async (given: PrintedStatement): Promise<Uint8Array<ArrayBuffer>> => {
  const { language, madeAt, from, to, timeZone, balances, lines } = given
  const title = `Strongroom · ${say(words.statement, language)}`
  const sheet = await newSheet({ title, language, made: new Date(madeAt) })
  const days = { from: dayText(from, language), to: dayText(to, language) }
  const bytes = bytesOf(sheet)
  printFacts(sheet, [
    ...holderFacts(sheet, given),
    [say(words.period, language), say(words.days, language, { ...days, zone: timeZone })],
    [say(words.made, language), timeText(madeAt)],
  ])
  sheet.moveDown(0.5).fontSize(ROW_POINTS).fillColor(quiet).text(say(words.reconciled, language), margin)
  if (balances.length === 0) sheet.moveDown(1).fillColor(ink).text(say(words.nothing, language), margin)
  for (const balance of balances)
    printCurrency(
      sheet,
      given,
      balance,
      lines.filter(({ currency }) => currency === balance.currency),
    )
  endPaper(sheet, given)
  return bytes
}

/** Sums of what came and what left, of signed amounts, with as many places as a balance. */
const sumsOf = (lines: readonly MovementRow[], balance: string) => {
  const places = balance.split('.')[1]?.length ?? 0
  const sum = (amounts: readonly Decimal[]) =>
    amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(places)
  const amounts = lines.map(({ amount }) => new Decimal(amount))
  return { came: sum(amounts.filter(each => each.gt(0))), left: sum(amounts.filter(each => each.lt(0))) }
}

const printCurrency = (
  sheet: Sheet,
  { language, timeZone }: PrintedStatement,
  { currency, opening, closing }: PeriodBalance,
  lines: readonly PrintedLine[],
): void => {
  keepTogether(sheet, 90)
  heading(sheet, currency)
  const said = (amount: string) => money(amount, currency)
  const { came, left } = sumsOf(lines, opening)
  printFacts(sheet, [[say(words.opening, language), said(opening)]])
  const kindOf = wordsFor(statementCsv, 'type', language)
  if (lines.length > 0)
    printRow(
      sheet,
      columns([words.date, words.kind, words.amount, words.balance].map(each => say(each, language))),
      quiet,
    )
  for (const line of lines) {
    const { kind, amount, available_after, booked_at, created_at } = line
    printRow(
      sheet,
      columns([
        instantIn(booked_at ?? created_at, timeZone),
        [kindOf(kind), sideOf(sheet, line)].filter(Boolean).join(' · '),
        said(amount),
        said(available_after ?? '0'),
      ]),
      ink,
    )
  }
  keepTogether(sheet, 70)
  printFacts(sheet, [
    [say(words.came, language), said(came)],
    [say(words.left, language), said(left)],
    [say(words.closing, language), said(closing)],
  ])
}

/** The other side of a line: by name, or by user id alone where the font lacks a character of the name. */
const sideOf = (sheet: Sheet, { counterparty, counterparty_name: name }: PrintedLine): string | null =>
  name && canPrint(sheet, name) ? name : counterparty

/** Columns of a row: the time, the kind, and two amounts at the right; in points. */
const columns = ([date = '', kind = '', amount = '', balance = '']: readonly string[]): readonly Sized[] => [
  { text: date, left: margin, width: 92, align: 'left' },
  { text: kind, left: margin + 96, width: 152, align: 'left' },
  { text: amount, left: margin + 252, width: 112, align: 'right' },
  { text: balance, left: margin + 368, width: 115, align: 'right' },
]

const printRow = (sheet: Sheet, cells: readonly Sized[], colour: string): void => {
  sheet.fontSize(ROW_POINTS).fillColor(colour)
  const height = Math.max(...cells.map(({ text, width }) => sheet.heightOfString(text, { width })))
  keepTogether(sheet, height + 6)
  const top = sheet.y
  for (const { text, left, width, align } of cells) sheet.text(text, left, top, { width, align })
  sheet.y = top + height + 3
  rule(sheet)
  sheet.y += 3
}

/** Begins a new page where so many points are not left on this one. */
const keepTogether = (sheet: Sheet, points: number): void => {
  if (sheet.y + points > sheet.page.height - sheet.page.margins.bottom) sheet.addPage()
}
