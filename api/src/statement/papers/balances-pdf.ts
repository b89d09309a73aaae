import type { BalancesAt } from '@strongroom/projections/statement'
import { Decimal } from '@strongroom/shared'
import { say } from '#words'
import { money, type PrintedFact, timeText } from '../../platform/pdf/printed-facts.ts'
import { bytesOf, heading, ink, margin, newSheet, printFacts } from '../../platform/pdf/sheet.ts'
import { dayText, endPaper, holderFacts, type Paper } from './paper.ts'
import { paperWords as words } from './words.ts'

/** A confirmation of balances to be printed. */
export type PrintedBalances = Paper & { readonly at: BalancesAt }

const pocketWords = [
  ['available', words.available],
  ['locked', words.locked],
  ['saving', words.saving],
  ['card', words.card],
] as const

/** The confirmation as a PDF: what was in each pocket, by currency, when the day ended. */
export const balancesPdf = async (given: PrintedBalances): Promise<Uint8Array<ArrayBuffer>> => {
  const { language, madeAt, to: day, timeZone: zone, at } = given
  const title = `Strongroom · ${say(words.confirmation, language)}`
  const sheet = await newSheet({ title, language, made: new Date(madeAt) })
  const bytes = bytesOf(sheet)
  printFacts(sheet, [
    ...holderFacts(sheet, given),
    [say(words.asOf, language), say(words.end, language, { day: dayText(day, language), zone })],
    [say(words.lastEvent, language), String(at.number)],
    [say(words.made, language), timeText(madeAt)],
  ])
  sheet.moveDown(0.5).fontSize(9.5).fillColor(ink).text(say(words.confirmed, language), margin)
  for (const currency of new Set(at.pockets.map(each => each.currency))) {
    if (sheet.y + 140 > sheet.page.height - margin) sheet.addPage()
    heading(sheet, currency)
    printFacts(sheet, currencyFacts(given, currency))
  }
  endPaper(sheet, given)
  return bytes
}

/** The amounts of a currency, pocket by pocket, and what they come to. */
export const currencyFacts = (
  { at, language }: PrintedBalances,
  currency: string,
): readonly PrintedFact[] => {
  const own = at.pockets.filter(each => each.currency === currency)
  const places = Math.max(...own.map(({ amount }) => amount.split('.')[1]?.length ?? 0))
  const total = own.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(places)
  const pockets = pocketWords.flatMap(([name, word]) =>
    own
      .filter(({ pocket }) => pocket === name)
      .map(({ amount }) => [say(word, language), money(amount, currency)] as const),
  )
  return [...pockets, [say(words.total, language), money(total, currency)]]
}
