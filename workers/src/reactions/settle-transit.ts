import { isFactOf } from '@strongroom/ledger/eventlog'
import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { isSent, returnQuickPay, settleQuickPay } from '@strongroom/ledger/quick-pay'
import { type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import { placesOf } from '@strongroom/shared'
import { bringOrReturn } from './bring-or-return.ts'
import type { Reaction } from './reaction.ts'

/**
 * Finishes payments that left the sender and never reached the receiver, because the process between the two appends died. The
 * receiving command's id follows from the payment, so it happens once, even if other processes try as well. A payment to a stream
 * that can take nothing any more comes back to its sender.
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
    if (fact) return `${fact.from} ${fact.paymentId}`
    const back = factOf(event, 'QuickPayReturned')
    return back && `${uidOf(event)} ${back.paymentId}`
  },
  act: async (event, means) => {
    if (!isSent(event)) throw new Error(`${event.type} is no payment on its way`)
    const { ledger } = means
    const { currency: code, amount, paymentId, to } = event.data
    // Facts are written with all the places their currency has.
    const currency = { code, scale: placesOf(amount) }
    const isArrival = (arrived: StoredEvent) => {
      const fact = factOf(arrived, 'QuickPayReceived')
      return fact?.paymentId === paymentId && fact.from === uidOf(event)
    }
    const ways = {
      bring: () => settleQuickPay(ledger, event, currency),
      giveBack: () => returnQuickPay(ledger, event, currency),
    }
    await bringOrReturn({ sent: event, stream: `wallet-${to}`, isArrival, ...ways }, means)
  },
}

const uidOf = ({ stream }: Pick<StoredEvent, 'stream'>): string => stream.slice('wallet-'.length)

const factOf = <T extends WalletFact['type']>(
  event: StoredEvent,
  type: T,
): Extract<WalletFact, { type: T }> | undefined => {
  if (event.type !== type) return undefined
  const { data } = decodeEvent(event, { trusted: true })
  return isFactOf(walletDecider, data) && isOf(data, type) ? data : undefined
}

const isOf = <T extends WalletFact['type']>(
  fact: WalletFact,
  type: T,
): fact is Extract<WalletFact, { type: T }> => fact.type === type
