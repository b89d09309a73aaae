import { derivedId } from '../../eventlog/ids.ts'
import { createLedger } from '../../eventlog/ledger.ts'
import type { Log } from '../../eventlog/log.ts'
import { createMemoryLog } from '../../eventlog/memory-log.ts'
import { USD } from '../../testing/wallet-cases.ts'
import { walletDecider } from '../../wallet/wallet-decider.ts'
import type { CardBatchRow } from '../card-batch.ts'
import type { ImportCardLogs } from '../import-logs-flow.ts'
import { cardLogId } from '../review-logs-flow.ts'

export const about = { actor: { kind: 'admin', id: '9' }, correlationId: 'test' } as const
/** A row of a file of card logs. */
export const row = (uid: string, transaction: string, over: Partial<CardBatchRow> = {}): CardBatchRow => ({
  logId: cardLogId(transaction),
  networkTransactionId: transaction,
  kind: 'purchase',
  currency: 'USD',
  amount: '10.00',
  settledOn: '2026-02-03',
  uid,
  ...over,
})
/** An import of such rows. */
export const batch = (name: string, ...rows: readonly CardBatchRow[]): ImportCardLogs => ({
  ...about,
  batchId: derivedId('batch', name),
  rows,
  enteredBy: '9',
  currency: USD,
})

/** Members 1 and 2 have cards with 25 USD on them; member 3 has none. */
export const openLog = async (): Promise<Log> => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  for (const uid of ['1', '2']) {
    await ledger.handle(walletDecider, uid, {
      ...about,
      id: derivedId('open', uid),
      command: {
        type: 'OpenCard',
        input: { cardId: `card-${uid}`, currency: 'USDC' },
        given: {
          verified: true,
          currency: { code: 'USDC', scale: 6 },
          cardCurrency: USD,
          fee: '0',
          initialBalance: '25',
          precharge: '0',
        },
      },
    })
    await ledger.handle(walletDecider, uid, {
      ...about,
      id: derivedId('activate', uid),
      command: {
        type: 'ActivateCard',
        input: { cardId: `card-${uid}` },
        given: { approver: '9', today: '2026-01-01' },
      },
    })
  }
  return log
}
/** Dollars on the cards of members 1 and 2. */
export const onCards = async (log: Log) => {
  const ledger = createLedger({ log })
  const of = async (uid: string) => (await ledger.load(walletDecider, uid)).state.balances.USD?.card
  return [await of('1'), await of('2')]
}
/** Events in a log. */
export const count = async (log: Log) => (await log.readAll({ limit: 1_000 })).length
