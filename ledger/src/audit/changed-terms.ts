import { Decimal } from '@strongroom/shared'
import type { SwapPrice } from '../swap/swap.ts'
import type { FeeTerms } from '../wallet/checks.ts'
import type { WayOut } from '../wallet/given-up.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'

/**
 * The terms that a counterfactual changes, for every member alike, levels with terms of their own included. A term that is left out stays as
 * it was. Decimal strings; rates are shares (`0.003` is 0.3 %).
 */
export type ChangedTerms = {
  readonly withdrawFee?: string | undefined
  readonly withdrawFeeRate?: string | undefined
  readonly withdrawMinimum?: string | undefined
  readonly cardToBankFeeRate?: string | undefined
  readonly cardToBankMinimum?: string | undefined
  readonly sendPaymentFee?: string | undefined
  readonly sendPaymentFeeRate?: string | undefined
  readonly sendPaymentMinimum?: string | undefined
  readonly cardRechargeFeeRate?: string | undefined
  /** Percent a year, of every plan; of what was put aside before the range the rate stays. */
  readonly fixedDepositRate?: string | undefined
  readonly swapFeeRate?: string | undefined
  /** The VIP level at whose rate everybody swaps, as it was at the moment of each swap. */
  readonly swapLevel?: number | undefined
}

type Of<T extends WalletCommand['type']> = Extract<WalletCommand, { readonly type: T }>

/** The fee rate of a pair for a VIP level when a command was decided; nothing when the house did not keep the pair. */
export type RateOfLevel = (
  pair: { readonly source: string; readonly target: string },
  level: number,
) => string | undefined

/** A command as it would have been decided under changed terms; the same object where they do not touch it. */
export const underTerms = (
  command: WalletCommand,
  terms: ChangedTerms,
  rateOfLevel: RateOfLevel,
): WalletCommand => {
  switch (command.type) {
    case 'RequestWithdrawal':
      return underWithdrawalTerms(command, terms)
    case 'SendPayment':
      return underPaymentTerms(command, terms)
    case 'Swap':
      return underSwapTerms(command, terms, rateOfLevel)
    case 'ChargeCard':
      return underChargeTerms(command, terms)
    case 'SubscribeFixedDeposit':
      return underPlanTerms(command, terms)
    case 'CloseWallet':
      return underTermsOfWaysOut(command, terms)
    default:
      return command
  }
}

const underWithdrawalTerms = (command: Of<'RequestWithdrawal'>, terms: ChangedTerms): WalletCommand => {
  const { given, input } = command
  const isCard = input.source === 'card'
  const fee = isCard
    ? { feeRate: terms.cardToBankFeeRate }
    : { fee: terms.withdrawFee, feeRate: terms.withdrawFeeRate }
  const minimum = isCard ? terms.cardToBankMinimum : terms.withdrawMinimum
  if (!isSaid(fee) && minimum === undefined) return command
  return {
    ...command,
    given: { ...given, fee: withFee(given.fee, fee), minimum: minimum ?? given.minimum },
  }
}

const underPaymentTerms = (command: Of<'SendPayment'>, terms: ChangedTerms): WalletCommand => {
  const { given } = command
  const fee = { fee: terms.sendPaymentFee, feeRate: terms.sendPaymentFeeRate }
  const minimum = terms.sendPaymentMinimum
  if (!isSaid(fee) && minimum === undefined) return command
  return {
    ...command,
    given: { ...given, price: withFee(given.price, fee), minimum: minimum ?? given.minimum },
  }
}

/** The total that the member had seen is left out: it is of the fee that was. */
const underChargeTerms = (command: Of<'ChargeCard'>, terms: ChangedTerms): WalletCommand => {
  const { given, input } = command
  const feeRate = terms.cardRechargeFeeRate
  if (feeRate === undefined || new Decimal(feeRate).equals(given.feeRate)) return command
  const { total: _, ...asked } = input
  return { ...command, input: asked, given: { ...given, feeRate } }
}

/** The member agrees to the plan's rate, whichever it is. */
const underPlanTerms = (command: Of<'SubscribeFixedDeposit'>, terms: ChangedTerms): WalletCommand => {
  const { given, input } = command
  const { plan } = given
  const rate = terms.fixedDepositRate
  if (rate === undefined || !plan || new Decimal(rate).equals(plan.rate)) return command
  const typed = new Decimal(rate).toFixed()
  return { ...command, input: { ...input, rate: typed }, given: { ...given, plan: { ...plan, rate: typed } } }
}

/** Whether a rest may be given up follows from the fees of taking it out. */
const underTermsOfWaysOut = (command: Of<'CloseWallet'>, terms: ChangedTerms): WalletCommand => {
  const { given } = command
  const changed: Readonly<Record<WayOut['by'], FeeTerms>> = {
    'chain-send': {},
    withdrawal: { fee: terms.withdrawFee, feeRate: terms.withdrawFeeRate },
    'send-payment': { fee: terms.sendPaymentFee, feeRate: terms.sendPaymentFeeRate },
  }
  if (!given || !Object.values(changed).some(isSaid)) return command
  const waysOut = given.waysOut.map(each => ({
    ...each,
    ways: each.ways.map(way => ({ ...way, ...withFee(way, changed[way.by]) })),
  }))
  return { ...command, given: { waysOut } }
}

const underSwapTerms = (
  command: Of<'Swap'>,
  terms: ChangedTerms,
  rateOfLevel: RateOfLevel,
): WalletCommand => {
  const { given, input } = command
  const ofLevel = terms.swapLevel === undefined ? undefined : rateOfLevel(input, terms.swapLevel)
  const feeRate = terms.swapFeeRate ?? ofLevel
  if (feeRate === undefined) return command
  const rate = new Decimal(feeRate)
  // Both, or the rule would take it for a quote that the house no longer gives. The same rate stays as it is written in the log.
  const at = <P extends SwapPrice>(price: P): P =>
    rate.equals(price.feeRate) ? price : { ...price, feeRate: rate.toFixed() }
  return { ...command, given: { ...given, quote: at(given.quote), price: given.price && at(given.price) } }
}

const isSaid = (fee: FeeTerms): boolean => fee.fee !== undefined || fee.feeRate !== undefined

const withFee = (before: FeeTerms, { fee, feeRate }: FeeTerms): FeeTerms => ({
  ...before,
  ...(fee === undefined ? {} : { fee }),
  ...(feeRate === undefined ? {} : { feeRate }),
})
