import type { PeriodBalance } from '@strongroom/projections/statement'
import { say } from '#words'
import { byteOrderMark, csvLine } from '../../csv/csv.ts'
import { wordsFor } from '../../csv/csv-words.ts'
import { statementCsv } from '../words.ts'
import { instantIn } from './paper.ts'
import type { PrintedLine, PrintedStatement } from './statement-pdf.ts'
import { paperWords as words } from './words.ts'

/**
 * The statement as a CSV file: by currency a line with the opening balance, one for each movement with the balance after it,
 * and one with the closing balance. Times are of the days' time zone.
 */
export const statementCsvFile = (given: PrintedStatement): string => {
  const { language, balances, lines } = given
  const head = [
    ...[words.currency, words.date, words.kind, words.amount, words.balance],
    ...[words.fee, words.counterparty, words.reference, words.counterpartyName],
  ]
  const parts = balances.map(balance => currencyLines(given, balance, lines))
  return [byteOrderMark + csvLine(head.map(word => say(word, language))), ...parts].join('')
}

const currencyLines = (
  { language, from, to, timeZone }: PrintedStatement,
  { currency, opening, closing }: PeriodBalance,
  lines: readonly PrintedLine[],
): string => {
  const kindOf = wordsFor(statementCsv, 'type', language)
  const own = lines.filter(line => line.currency === currency)
  return [
    csvLine([currency, from, say(words.opening, language), '', opening, '', '', '', '']),
    ...own.map(line => {
      const { kind, amount, available_after, fee, counterparty, reference, booked_at, created_at } = line
      const time = instantIn(booked_at ?? created_at, timeZone)
      const moved = [currency, time, kindOf(kind), amount, available_after, fee]
      return csvLine([...moved, counterparty, reference, line.counterparty_name])
    }),
    csvLine([currency, to, say(words.closing, language), '', closing, '', '', '', '']),
  ].join('')
}
