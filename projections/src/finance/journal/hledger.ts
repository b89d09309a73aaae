import type { Commodity, JournalEntry, JournalWriter } from './entry.ts'

/** Codes with other signs than letters stand in quotes. */
const symbol = (code: string) => (/^[A-Za-z]+$/.test(code) ? code : `"${code}"`)

/** `1000.00 USD`: the decimal mark has to be there, also without places. */
const commodityLine = ({ code, scale }: Commodity) => `commodity 1000.${'0'.repeat(scale)} ${symbol(code)}\n`

const entryText = ({ number, at, type, event, legs }: JournalEntry): string => {
  const tags = event ? `event:${event.id}, stream:${event.stream}, at:${at}` : `at:${at}`
  const lines = legs.map(({ account, amount, currency }) => `    ${account}  ${amount} ${symbol(currency)}\n`)
  return `\n${at.slice(0, 10)} * (${number}) ${type}  ; ${tags}\n${lines.join('')}`
}

/** A journal of hledger's own format, which `ledger` reads too. */
export const hledger = (): JournalWriter => ({
  head: commodities => `decimal-mark .\n${commodities.map(commodityLine).join('')}`,
  entry: entryText,
})
