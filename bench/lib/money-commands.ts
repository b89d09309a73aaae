import { randomBytes, randomUUID } from 'node:crypto'
import { createLedger, newId } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { pay } from '@strongroom/ledger/quick-pay'
import { submitTopUp } from '@strongroom/ledger/top-up'
import { walletDecider } from '@strongroom/ledger/wallet'

const currency = { code: 'USD', scale: 2 }
const target = { code: 'USDC', scale: 6 }
const given = { currency }

const about = () => ({
  id: newId(),
  actor: { kind: 'system', id: 'bench' } as const,
  correlationId: 'bench',
})

/** Fails on a refusal, but for a payment to oneself, which chance brings about. */
const taken = (outcome: { readonly kind: string; readonly refusal?: { readonly kind: string } }): void => {
  if (outcome.kind === 'refused' && outcome.refusal?.kind !== 'pays-oneself')
    throw new Error(outcome.refusal?.kind)
}

/** Commands that move members' money, in process, on a log. */
export type MoneyCommands = {
  /** From one member to another: two streams. */
  readonly pay: (from: string, to: string) => Promise<void>
  /** Of one member: one stream. */
  readonly swap: (uid: string) => Promise<void>
  /** Of one member, whose TXID is claimed: two streams, of which one is new. */
  readonly topUp: (uid: string) => Promise<void>
}

/** The commands of a ledger, for members who each receive more than they can spend, as from a member who is not raced. */
export const moneyCommands = async (log: Log, uids: readonly string[]): Promise<MoneyCommands> => {
  const ledger = createLedger({ log })
  const receive = (uid: string) =>
    ledger.handle(walletDecider, uid, {
      ...about(),
      command: {
        type: 'ReceiveQuickPay',
        input: { paymentId: randomUUID(), from: '1', currency: 'USD', amount: '100000000' },
        given,
      },
    })
  await Promise.all(uids.map(receive))
  return {
    pay: async (from, to) => {
      const asked = about()
      const input = { paymentId: asked.id, to, currency: 'USD', amount: '0.01' }
      const receiver = { verified: true, quickPayOn: true }
      const command = { type: 'SendQuickPay', input, given: { ...given, verified: true, receiver } } as const
      taken(await pay(ledger, from, { ...asked, command }))
    },
    swap: async uid => {
      const asked = about()
      const price = { rate: '1', feeRate: '0.001' }
      const terms = { source: 'USD', target: 'USDC', sourceAmount: '1.00' }
      const now = new Date().toISOString()
      const quote = { ...price, ...terms, expiresAt: now }
      const command = {
        type: 'Swap',
        input: { ...terms, swapId: asked.id },
        given: { verified: true, source: currency, target, quote, price, now },
      } as const
      taken(await ledger.handle(walletDecider, uid, { ...asked, command }))
    },
    topUp: async uid => {
      const asked = about()
      const txid = randomBytes(32).toString('hex')
      const input = { topUpId: asked.id, currency: 'USD', network: 'TRC20', amount: '12.50', txid }
      const command = {
        type: 'SubmitTopUp',
        input,
        given: { ...given, verified: true, networkOffered: true },
      } as const
      taken(await submitTopUp(ledger, uid, { ...asked, command }))
    },
  }
}
