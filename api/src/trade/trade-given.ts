import type { PlaceTrade } from '@strongroom/ledger/trade'
import { currencyOf, isShown } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { isVerified } from '../platform/members/member-checks.ts'

/** The context of every order: its member's standing, and its pair, which is there while the house offers it. */
export const tradeGiven = async (
  parts: Parts,
  uid: string,
  { base, target }: Pick<PlaceTrade['input'], 'base' | 'target'>,
): Promise<PlaceTrade['given']> => {
  const { catalogue } = parts
  const pair = catalogue.get('trade-pair', `${base}-${target}`)
  const offered = pair?.status === 1 && isShown(catalogue, base) && isShown(catalogue, target)
  return {
    verified: await isVerified(parts, uid),
    base: currencyOf(catalogue, base),
    target: currencyOf(catalogue, target),
    pair: offered ? { minimum: pair.minimum } : undefined,
  }
}
