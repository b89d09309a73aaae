import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import { Client } from 'pg'

const whoDid = (events: readonly LedgerEvent[], fact: string): readonly string[] =>
  events.filter(({ type }) => type === fact).map(({ stream }) => stream.slice(stream.indexOf('-') + 1))

/**
 * A member who leaves does so altogether: the wallet closes, the log says it, and no personal data is left. `known`: the
 * members whose names are.
 */
export const leftHalf = (events: readonly LedgerEvent[], known: readonly string[]): string[] => {
  const gone = new Set(whoDid(events, 'MemberDeleted'))
  return [
    ...whoDid(events, 'WalletClosed')
      .filter(uid => !gone.has(uid))
      .map(uid => `the wallet of ${uid} is closed, and ${uid} has not left`),
    ...known.filter(uid => gone.has(uid)).map(uid => `${uid} has left, and is still known by name`),
  ]
}

type GivenUp = Readonly<Record<'currency' | 'amount' | 'fee', string>>

/** A balance that is given up is no more than its fee, and goes with its wallet: the same command closes it. */
export const givenUpWrongly = (events: readonly LedgerEvent[]): string[] => {
  const closedBy = new Set(
    events.filter(({ type }) => type === 'WalletClosed').map(({ metadata }) => metadata.commandId),
  )
  return events.flatMap(({ type, stream, data, metadata }) => {
    if (type !== 'BalanceGivenUp') return []
    const { currency, amount, fee } = data as unknown as GivenUp
    const what = `${stream} gave up ${amount} ${currency}`
    return [
      ...(new Decimal(amount).greaterThan(fee) ? [`${what}, more than the fee of ${fee}`] : []),
      ...(closedBy.has(metadata.commandId) ? [] : [`${what}, and was not closed with it`]),
    ]
  })
}

/** A wallet is empty when it closes, to the last digit. */
export const closedWithMoney = (events: readonly LedgerEvent[]): string[] => {
  const balances = new Map<string, Decimal>()
  return events.flatMap(({ type, stream, data }) => {
    const own = `user:${stream.slice(stream.indexOf('-') + 1)}:`
    for (const { account, currency, amount } of data.legs ?? []) {
      const key = `${account} ${currency}`
      balances.set(key, (balances.get(key) ?? new Decimal(0)).plus(amount))
    }
    if (type !== 'WalletClosed') return []
    return [...balances]
      .filter(([key, sum]) => key.startsWith(own) && !sum.isZero())
      .map(([key, sum]) => `${stream} was closed with ${sum.toFixed()} in ${key}`)
  })
}

export const leavers = async (databaseUrl: string, events: readonly LedgerEvent[]): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ uid: string }>('select uid::text from private.members')
    const names = rows.map(({ uid }) => uid)
    return [...leftHalf(events, names), ...givenUpWrongly(events), ...closedWithMoney(events)]
  } finally {
    await client.end()
  }
}
