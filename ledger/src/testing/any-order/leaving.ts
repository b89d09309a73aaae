import fc from 'fast-check'
import { expect } from 'vitest'
import { derivedId } from '../../eventlog/ids.ts'
import { pay } from '../../quick-pay/flow.ts'
import { walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, group, step, uid } from './steps.ts'

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

const arrivals: readonly string[] = ['WalletClosed', 'QuickPayReceived']

/** A member who is paid, pays on, and leaves as soon as nothing is left. */
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
  ],
  react: async () => {},
  // A wallet closes once, and afterwards only payments of others arrive in it.
  check: events => {
    const own = events.filter(({ stream }) => stream === `wallet-${leaver}`).map(({ type }) => type)
    const closedAt = own.indexOf('WalletClosed')
    if (closedAt === -1) return
    expect(own.slice(closedAt).filter(type => !arrivals.includes(type))).toEqual([])
    expect(own.lastIndexOf('WalletClosed')).toBe(closedAt)
  },
})
