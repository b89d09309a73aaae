import fc from 'fast-check'
import { expect } from 'vitest'
import { derivedId } from '../../eventlog/ids.ts'
import { pay } from '../../quick-pay/flow.ts'
import { type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, step, uid } from './steps.ts'

/** A member no other step uses, so closing the wallet cannot affect the other steps. */
const leaver = '9'
const amount = fc.constantFrom('1.00', '2.00')

const send = (ledger: Parameters<typeof pay>[0], from: string, to: string, amount: string, id: string) =>
  pay(
    ledger,
    from,
    ask(id, {
      type: 'SendQuickPay',
      input: { paymentId: id, to, currency: 'USD', amount },
      given: { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } },
    }),
  )

const waysOut = [{ currency: USD, ways: [{ by: 'withdrawal', fee: '1.00' }] }] as const
type GivenUp = Extract<WalletFact, { type: 'BalanceGivenUp' }>

const arrivals: readonly string[] = ['WalletClosed', 'QuickPayReceived']

/** A member who is paid, pays on, and leaves as soon as nothing is left, or only what they give up. */
export const leaving = group({
  makes: ['closeWallet'],
  steps: [
    step(2, 'pay the leaver', { uid, amount, commandId }, (ledger, { uid, amount, commandId }) =>
      send(ledger, uid, leaver, amount, commandId),
    ),
    step(3, 'be paid by the leaver', { uid, amount, commandId }, (ledger, { uid, amount, commandId }) =>
      send(ledger, leaver, uid, amount, derivedId(leaver, commandId)),
    ),
    step(1, 'leave', { commandId }, (ledger, { commandId }) =>
      ledger.handle(walletDecider, leaver, ask(commandId, { type: 'CloseWallet', input: {} })),
    ),
    step(1, 'leave, and give up', { amount, commandId }, (ledger, { amount, commandId }) =>
      ledger.handle(
        walletDecider,
        leaver,
        ask(derivedId(commandId, amount), {
          type: 'CloseWallet',
          input: { giveUp: [{ currency: 'USD', amount }] },
          given: { waysOut },
        }),
      ),
    ),
  ],
  react: async () => {},
  // A wallet closes once, and afterwards only payments of others arrive in it.
  check: events => {
    const givenUp = factsOf<GivenUp>(events, 'BalanceGivenUp')
    expect(givenUp.filter(({ amount, uid }) => amount !== '1.00' || uid !== leaver)).toEqual([])
    expect(givenUp.length).toBeLessThanOrEqual(1)
    const own = events.filter(({ stream }) => stream === `wallet-${leaver}`).map(({ type }) => type)
    const closedAt = own.indexOf('WalletClosed')
    if (givenUp.length > 0) expect(own.indexOf('BalanceGivenUp')).toBe(closedAt - 1)
    if (closedAt === -1) return
    expect(own.slice(closedAt).filter(type => !arrivals.includes(type))).toEqual([])
    expect(own.lastIndexOf('WalletClosed')).toBe(closedAt)
  },
})
