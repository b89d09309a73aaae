import { ownerOf } from '@strongroom/ledger/book'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'

/** The balance of every account in every currency, by `account currency`. */
export type Balances = ReadonlyMap<string, Decimal>

/** Adds up every leg in log order. No pocket but the card's, which others spend from, may be below zero at any position. */
export const fold = (events: readonly LedgerEvent[]): { balances: Balances; problems: string[] } => {
  const balances = new Map<string, Decimal>()
  const problems: string[] = []
  for (const event of events)
    for (const { account, currency, amount } of event.data.legs ?? []) {
      const key = `${account} ${currency}`
      const sum = (balances.get(key) ?? new Decimal(0)).plus(amount)
      balances.set(key, sum)
      const pocket = ownerOf(account)?.pocket
      if (pocket && pocket !== 'card' && sum.lessThan(0))
        problems.push(`${key} is ${sum.toFixed()} at ${event.position}`)
    }
  return { balances, problems: [...problems, ...sums(balances)] }
}

const sums = (balances: Balances): string[] => {
  const totals = new Map<string, Decimal>()
  for (const [key, sum] of balances) {
    const currency = key.split(' ')[1] ?? ''
    totals.set(currency, (totals.get(currency) ?? new Decimal(0)).plus(sum))
  }
  return [...totals]
    .filter(([, sum]) => !sum.isZero())
    .map(([currency, sum]) => `all accounts together hold ${sum.toFixed()} ${currency}`)
}

export const transit = (balances: Balances): string[] =>
  [...balances]
    .filter(([key, sum]) => key.startsWith('house:transit ') && !sum.isZero())
    .map(([key, sum]) => `${key} still holds ${sum.toFixed()}`)
