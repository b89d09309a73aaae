import type { JournalEntry, JournalWriter } from './entry.ts'

/** `liabilities:members:7:USD:available` as `Liabilities:Members:7:USD:Available`. */
const accountName = (account: string): string =>
  account
    .split(':')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(':')

/** A commodity of Beancount begins with a letter. */
const commodity = (code: string): string => (/^[A-Z]/.test(code) ? code : `X${code}`)

/** Accounts are opened before the first day, for an entry may stand behind one of a later second. */
const DAWN = '1970-01-01'

const metadata = ({ number, at, event }: JournalEntry): string =>
  event
    ? `  number: ${number}\n  at: "${at}"\n  event: "${event.id}"\n  stream: "${event.stream}"\n`
    : `  number: ${number}\n  at: "${at}"\n`

/** A ledger for Beancount. Every account is opened where it is first met. */
export const beancount = (): JournalWriter => {
  const open = new Set<string>()
  const openings = (accounts: readonly string[]) => {
    const fresh = [...new Set(accounts)].filter(account => !open.has(account))
    for (const account of fresh) open.add(account)
    return fresh.map(account => `${DAWN} open ${account}\n`).join('')
  }
  return {
    head: commodities =>
      commodities
        .map(
          ({ code, scale }) =>
            `${DAWN} commodity ${commodity(code)}\n  code: "${code}"\n  places: ${scale}\n`,
        )
        .join(''),
    entry: entry => {
      const legs = entry.legs.map(leg => ({ ...leg, account: accountName(leg.account) }))
      const lines = legs.map(
        ({ account, amount, currency }) => `  ${account}  ${amount} ${commodity(currency)}\n`,
      )
      const opened = openings(legs.map(({ account }) => account))
      return `\n${opened}${entry.at.slice(0, 10)} * "${entry.type}"\n${metadata(entry)}${lines.join('')}`
    },
  }
}
