import { decodeEvent } from '../../eventlog/codec.ts'
import { newId } from '../../eventlog/ids.ts'
import { createLedger } from '../../eventlog/ledger.ts'
import { createMemoryLog } from '../../eventlog/memory-log.ts'
import { ada, ben, USD, USDC } from '../../testing/wallet-cases.ts'
import { type WalletCommand, walletDecider } from '../../wallet/wallet-decider.ts'
import type { ChangedTerms } from '../changed-terms.ts'
import { Counterfactual } from '../counterfactual.ts'

const about = { actor: { kind: 'member', id: ada }, correlationId: 'request' } as const

/** A log in memory, and commands on it that are all accepted. */
export const books = () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const asked = <C>(command: C) => ({ ...about, id: newId(), catalogueAt: undefined, command })
  const handle = async (uid: string, command: WalletCommand) => {
    const outcome = await ledger.handle(walletDecider, uid, asked(command))
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.kind)
    return outcome.events
  }
  const under = async (terms: ChangedTerms, from = 0) => {
    const replay = new Counterfactual(terms)
    const events = await log.readAll({ limit: 1_000 })
    for (const [at, event] of events.entries()) replay.add(decodeEvent(event), at >= from)
    return replay.report()
  }
  return { log, ledger, asked, handle, under }
}
type Books = ReturnType<typeof books>

export const credit = ({ handle }: Books, amount: string, uid = ada) =>
  handle(uid, {
    type: 'CreditCircleDeposit',
    input: { circleId: newId(), currency: 'USD', amount },
    given: { recorder: 'finance', currency: USD },
  })

export const request = (withdrawalId: string, amount: string, fee = '5') =>
  ({
    type: 'RequestWithdrawal',
    input: { withdrawalId, source: 'wallet', currency: 'USD', amount, bankId: 'bank' },
    given: {
      ...{ verified: true, currency: USD, minimum: '20', bankUsable: true, today: '2026-11-21' },
      fee: { fee, feeRate: '0' },
    },
  }) as const
export const approve = (withdrawalId: string, terms: { fee?: string } = {}) =>
  ({
    type: 'ApproveWithdrawal',
    input: { withdrawalId, ...terms },
    given: { approver: 'finance', currency: USD },
  }) as const
export const quickPay = (amount: string) =>
  ({
    type: 'SendQuickPay',
    input: { paymentId: newId(), to: ben, currency: 'USD', amount },
    given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } },
  }) as const
export const swap = (sourceAmount: string, feeRate: string) => {
  const price = { rate: '1', feeRate }
  const pair = { source: 'USD', target: 'USDC' }
  return {
    type: 'Swap',
    input: { swapId: newId(), ...pair, sourceAmount },
    given: {
      ...{ verified: true, source: USD, target: USDC, price, now: '2026-03-01T00:00:00.000Z' },
      quote: { ...pair, sourceAmount, ...price, expiresAt: '2026-03-01T00:00:30.000Z' },
    },
  } as const
}
export const feesOf = ({ accounts }: Awaited<ReturnType<Books['under']>>) =>
  accounts.find(({ account }) => account === 'house:fees')
