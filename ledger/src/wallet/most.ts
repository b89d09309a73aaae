import type { Currency, Decision } from '@strongroom/shared'
import type { Wallet } from './wallet.ts'
import { type WalletCommand, type WalletFact, type WalletRefusal, walletDecider } from './wallet-decider.ts'

/** Refusals of an amount that is larger than may be; a smaller one may pass. */
const TOO_MUCH: readonly WalletRefusal['kind'][] = [
  'insufficient-funds',
  'above-maximum',
  'above-daily-limit',
  'above-card-limit',
]

/** Digits before the point that an amount has at most. */
const WHOLE_DIGITS = 18

const textOf = (units: bigint, scale: number): string => {
  const digits = String(units).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

type Most = { readonly amount: string; readonly decision: Decision<WalletFact, WalletRefusal> }

/**
 * The largest amount that a movement takes, and the decision on it, by asking the rule itself: so it holds for every fee, limit
 * and rounding that the rule knows. An amount that is too much stays so when it grows, which is all that this relies on.
 * The decision is a refusal where no amount passes.
 */
export const mostOf = (
  wallet: Wallet,
  { scale }: Currency,
  commandOf: (amount: string) => WalletCommand,
  at?: string,
): Most => {
  const decide = (units: bigint) => walletDecider.decide(commandOf(textOf(units, scale)), wallet, at)
  const isTooMuch = (units: bigint) => {
    const decision = decide(units)
    return decision.kind === 'refused' && TOO_MUCH.includes(decision.refusal.kind)
  }
  let [fits, above] = [0n, 10n ** BigInt(WHOLE_DIGITS + scale)]
  while (above - fits > 1n) {
    const middle = (fits + above) / 2n
    if (isTooMuch(middle)) above = middle
    else fits = middle
  }
  return { amount: textOf(fits, scale), decision: decide(fits) }
}
