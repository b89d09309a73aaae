import { randomUUID } from 'node:crypto'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { encodeFacts, linkOf, noHash } from '@strongroom/ledger/eventlog/verify'
import type { AnyFact } from '../runner/projection.ts'

/** A fact and the stream it belongs to. */
export type Told = readonly [stream: string, fact: AnyFact]

/** When told facts happened, unless another time is given. */
export const told = '2026-03-01T10:00:00.000Z'

/** Writes facts into a log as the ledger would, one event an append, hash chain included. */
export const tell = async (log: Log, facts: readonly Told[], at = told): Promise<void> => {
  for (const [stream, fact] of facts) await tellOne(log, stream, fact, at)
}

const tellOne = async (log: Log, stream: string, fact: AnyFact, at: string) => {
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 })
  const previous = { revision: last?.revision ?? -1, previousHash: last ? linkOf(last).hash : noHash }
  const { events } = encodeFacts(stream, previous, [fact], {
    commandId: randomUUID(),
    command: { name: 'Test', input: {} },
    actor: { kind: 'admin', id: '9' },
    correlationId: 'test',
    at,
  })
  await log.append(stream, last?.revision ?? 'no-stream', events)
}

const leg = (account: string, currency: string, amount: string) => ({ account, currency, amount })
const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

// Legs of told facts balance by hand: the codec checks them again when they are written and read.
type Legs = Extract<AnyFact, { type: 'SwapSettled' }>['legs']
const legs = (...all: ReturnType<typeof leg>[]) => all as unknown as Legs

/** Facts of money in few words. */
export const facts = {
  opened: (uid: string, currency: string): Told => [`wallet-${uid}`, { type: 'WalletOpened', currency }],
  submitted: (uid: string, topUpId: string, amount: string, currency = 'USD'): Told => [
    `wallet-${uid}`,
    { type: 'TopUpSubmitted', topUpId, currency, network: 'TRC20', amount, txid: `tx-${topUpId}` },
  ],
  approved: (uid: string, topUpId: string, amount: string, currency = 'USD'): Told => [
    `wallet-${uid}`,
    {
      type: 'TopUpApproved',
      topUpId,
      currency,
      amount,
      fee: '0.00',
      credited: amount,
      legs: legs(
        leg('world:chain', currency, negative(amount)),
        leg(`user:${uid}:available`, currency, amount),
      ),
    },
  ],
  rejected: (uid: string, topUpId: string): Told => [
    `wallet-${uid}`,
    { type: 'TopUpRejected', topUpId, reason: 'not found on the network' },
  ],
  /** One to one, less a fee of 1.00. */
  swapped: (uid: string, swapId: string, amount: string, [source, target] = ['USD', 'USDC']): Told => {
    const swappedAmount = (Number(amount) - 1).toFixed(2)
    return [
      `wallet-${uid}`,
      {
        type: 'SwapSettled',
        swapId,
        source: source as string,
        target: target as string,
        sourceAmount: amount,
        receivedAmount: swappedAmount,
        rate: '1',
        feeRate: '0.01',
        fee: '1.00',
        legs: legs(
          leg(`user:${uid}:available`, source as string, negative(swappedAmount)),
          leg('house:swap', source as string, swappedAmount),
          leg(`user:${uid}:available`, source as string, '-1.00'),
          leg('house:fees', source as string, '1.00'),
          leg('house:swap', target as string, negative(swappedAmount)),
          leg(`user:${uid}:available`, target as string, swappedAmount),
        ),
      },
    ]
  },
  sent: (from: string, to: string, paymentId: string, amount: string, currency = 'USD'): Told => [
    `wallet-${from}`,
    {
      type: 'QuickPaySent',
      paymentId,
      to,
      currency,
      amount,
      legs: legs(
        leg(`user:${from}:available`, currency, negative(amount)),
        leg('house:transit', currency, amount),
      ),
    },
  ],
  returned: (from: string, to: string, paymentId: string, amount: string, currency = 'USD'): Told => [
    `wallet-${from}`,
    {
      type: 'QuickPayReturned',
      paymentId,
      to,
      currency,
      amount,
      legs: legs(
        leg('house:transit', currency, negative(amount)),
        leg(`user:${from}:available`, currency, amount),
      ),
    },
  ],
  received: (from: string, to: string, paymentId: string, amount: string, currency = 'USD'): Told => [
    `wallet-${to}`,
    {
      type: 'QuickPayReceived',
      paymentId,
      from,
      currency,
      amount,
      legs: legs(
        leg('house:transit', currency, negative(amount)),
        leg(`user:${to}:available`, currency, amount),
      ),
    },
  ],
} as const
