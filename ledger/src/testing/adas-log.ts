import { noHash } from '../eventlog/chain.ts'
import { encodeFacts } from '../eventlog/codec.ts'
import { derivedId } from '../eventlog/ids.ts'
import { type Asked, createLedger } from '../eventlog/ledger.ts'
import type { Log } from '../eventlog/log.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import type { SendQuickPay } from '../quick-pay/quick-pay.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { ada, toppedUp, USD } from './wallet-cases.ts'

export const stream = `wallet-${ada}`
export const uuid = (n: number): string => derivedId('test', String(n))

/** Ada pays an amount of dollars to a member. */
export const send = (n: number, amount: string): Asked<SendQuickPay> => ({
  id: uuid(n),
  actor: { kind: 'member', id: ada },
  correlationId: 'c1',
  command: {
    type: 'SendQuickPay',
    input: { paymentId: uuid(n), to: '100045', currency: 'USD', amount },
    given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } },
  },
})

/** A member pays an amount of dollars to Ada. */
export const refund = (n: number, amount: string) => ({
  ...send(n, '0'),
  command: {
    type: 'ReceiveQuickPay',
    input: { paymentId: 'p', from: '100045', currency: 'USD', amount },
    given: { currency: USD },
  } as const,
})

/** A log that holds nothing but a hundred dollars in Ada's wallet. */
export const adasLog = async (): Promise<Log> => {
  const log = createMemoryLog()
  const { events } = encodeFacts(stream, { revision: -1, previousHash: noHash }, [toppedUp('100.00 USD')], {
    commandId: uuid(0),
    command: { name: 'ApproveTopUp', input: {} },
    actor: { kind: 'admin', id: '100001' },
    correlationId: 'c0',
    at: '2026-11-21T00:00:00.000Z',
  })
  await log.append(stream, 'no-stream', events)
  return log
}

/** Ada's available balance, by a ledger. */
export const balanceIn = async (log: Log, ledger = createLedger({ log })) =>
  (await ledger.load(walletDecider, ada)).state.balances.USD?.available
