import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { isSent, settleQuickPay } from '@strongroom/ledger/quick-pay'
import type { WalletFact } from '@strongroom/ledger/wallet'
import { placesOf } from '@strongroom/shared'
import type { Reaction } from './reaction.ts'

/**
 * Finishes payments that left the sender and never reached the receiver, because the process between the two appends died. The
 * receiving command's id follows from the payment, so it happens once, even if other processes try as well.
 */
export const settleTransit: Reaction = {
  name: 'settle-transit',
  graceMs: 2_000,
  wokenBy: ['QuickPaySent'],
  opens: event => {
    const fact = factOf(event, 'QuickPaySent')
    return fact && `${uidOf(event)} ${fact.paymentId}`
  },
  closes: event => {
    const fact = factOf(event, 'QuickPayReceived')
    return fact && `${fact.from} ${fact.paymentId}`
  },
  act: async (event, { ledger }) => {
    if (!isSent(event)) throw new Error(`${event.type} is no payment on its way`)
    const { currency, amount } = event.data
    // Facts are written with all the places their currency has.
    await settleQuickPay(ledger, event, { code: currency, scale: placesOf(amount) })
  },
}

const uidOf = ({ stream }: StoredEvent): string => stream.slice('wallet-'.length)

const factOf = <T extends WalletFact['type']>(
  event: StoredEvent,
  type: T,
): Extract<WalletFact, { type: T }> | undefined =>
  event.type === type
    ? (decodeEvent(event, { trusted: true }).data as unknown as Extract<WalletFact, { type: T }>)
    : undefined
