import { mostOf, type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type Currency, contract, type wire } from '@strongroom/shared'
import { chargeCommand } from '../card/charge-command.ts'
import { chainSendCommand } from '../chain/chain-sends.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { subscribing } from '../earn/fixed-deposits.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { payCodeCommand } from '../pay-qr/pay-qrs.ts'
import { sendPaymentCommand } from '../payment/send-payments.ts'
import { quickPayCommand } from '../quick-pay/quick-pays.ts'
import { swapCommand } from '../swap/swaps.ts'
import { marketCommand } from '../trade/market-orders.ts'
import { placing } from '../trade/trades.ts'
import { withdrawalCommand } from '../withdrawal/withdrawal-order.ts'

type Ask = AskOf<typeof contract.wallet.most>
type Asked<K extends wire.MostAsked['of']> = Extract<wire.MostAsked, { readonly of: K }>
/** A movement of any amount, in the currency of that amount; nothing where the house does not offer it. */
type Open =
  | {
      readonly currency: Currency
      readonly of: (amount: string) => WalletCommand
      /** The currency of what arrives, where that is the amount which is typed. */
      readonly arrives?: Currency | undefined
    }
  | undefined

/** Any amount: it is put in place of by `mostOf`. */
const amount = '1'
const id = 'most'

type Opening = {
  readonly [K in wire.MostAsked['of']]: (parts: Parts, ask: Ask, asked: Asked<K>) => Promise<Open>
}

/** The command of each movement, as its own call makes it, open in its amount. */
const OPENING: Opening = {
  withdrawal: async (parts, { session: { uid }, now }, { of: _, ...order }) => {
    const command = await withdrawalCommand(parts, uid, id, { ...order, amount }, { now })
    return (
      command && {
        currency: command.given.currency,
        of: amount => ({ ...command, input: { ...command.input, amount } }),
      }
    )
  },
  'send-payment': async (parts, { session: { uid } }, { currency }) => {
    const command = await sendPaymentCommand(parts, uid, { paymentId: id, currency, amount, payee: id })
    return {
      currency: command.given.currency,
      of: amount => ({ ...command, input: { ...command.input, amount } }),
    }
  },
  'quick-pay': async (parts, { session: { uid } }, { currency }) => {
    const input = { paymentId: id, to: 'anybody', currency, amount }
    const command = await quickPayCommand(parts, uid, input, { verified: true, quickPayOn: true })
    return {
      currency: command.given.currency,
      of: amount => ({ ...command, input: { ...command.input, amount } }),
    }
  },
  'pay-code': async (parts, { session: { uid }, now }, { currency, times }) => {
    const command = await payCodeCommand(
      parts,
      uid,
      { codeId: id, currency, perScan: amount, times, validDays: 1 },
      now,
    )
    return {
      currency: command.given.currency,
      of: perScan => ({ ...command, input: { ...command.input, perScan } }),
    }
  },
  'chain-send': async (parts, { session: { uid }, now }, { addressId }) => {
    const command = await chainSendCommand(parts, uid, id, { addressId, amount }, now)
    return {
      currency: command.given.currency,
      of: amount => ({ ...command, input: { ...command.input, amount } }),
    }
  },
  swap: async (parts, { session: { uid }, now }, { source, target }) => {
    const terms = { source, target, sourceAmount: amount }
    const command = await swapCommand(parts, uid, id, terms, undefined, now)
    const { input, given } = command
    return {
      currency: given.source,
      of: sourceAmount => ({
        ...command,
        input: { ...input, sourceAmount },
        given: { ...given, quote: { ...given.quote, sourceAmount } },
      }),
    }
  },
  trade: async (parts, { session: { uid } }, { of: _, ...order }) => {
    const command = await placing(parts, uid, id, { ...order, amount })
    return {
      currency: command.given.base,
      of: amount => ({ ...command, input: { ...command.input, amount } }),
    }
  },
  'market-trade': async (parts, { session: { uid } }, { type, base, target, by }) => {
    const command = await marketCommand(parts, uid, id, { type, base, target })
    const { given } = command
    const [paid, received] = type === 'buy' ? [given.target, given.base] : [given.base, given.target]
    return {
      currency: paid,
      of: pays => ({ ...command, input: { ...command.input, pays } }),
      arrives: by === 'gets' ? received : undefined,
    }
  },
  'fixed-deposit': async (parts, { session: { uid }, now }, { planId }) => {
    const rate = parts.catalogue.get('fixed-deposit-plan', planId)?.rate ?? '0'
    const command = await subscribing(parts, uid, id, { planId, amount, rate }, now)
    const currency = command?.given.plan?.currency
    return (
      command && currency && { currency, of: amount => ({ ...command, input: { ...command.input, amount } }) }
    )
  },
  'card-charge': async (parts, { session: { uid }, now }, { currency }) => {
    const charge = await chargeCommand(parts, uid, id, { currency, amount }, now)
    if ('reply' in charge) return undefined
    const { command } = charge
    return {
      currency: command.given.cardCurrency,
      of: amount => ({ ...command, input: { ...command.input, amount } }),
    }
  },
}

const openingOf = <K extends wire.MostAsked['of']>(
  parts: Parts,
  ask: Ask,
  asked: Asked<K>,
): Promise<Open> => {
  const opening: Opening[K] = OPENING[asked.of]
  return opening(parts, ask, asked)
}

const nothing = { currency: '', most: '0', fee: null, fee_currency: '' }

const most = implement(contract.wallet.most, {
  limits: ({ session }) => [{ key: `most previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async (ask, parts) => {
    const open = await openingOf(parts, ask, ask.body)
    if (!open) return one(nothing)
    const { state } = await parts.ledger.load(walletDecider, ask.session.uid)
    const { amount, decision } = mostOf(state, open.currency, open.of, ask.now.toISOString())
    const { code: currency } = open.arrives ?? open.currency
    const fact = decision.kind === 'refused' ? undefined : decision.facts[0]
    if (!fact) return one({ ...nothing, currency })
    const fee = 'fee' in fact && typeof fact.fee === 'string' ? fact.fee : null
    return one({
      currency,
      most: open.arrives && fact.type === 'TradeSettled' ? fact.received : amount,
      fee,
      fee_currency: 'currency' in fact ? String(fact.currency) : open.currency.code,
    })
  },
})

/** The most that a member may ask for, which is what "Use all" enters. */
export const mostCalls: readonly Call[] = [most]
