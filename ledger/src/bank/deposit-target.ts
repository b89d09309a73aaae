import * as v from 'valibot'
import { type CardExpiry, type OtherOpening, otherOpening } from '../card/open-card.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** The schema of `DepositTarget`. */
export const target = v.picklist(['wallet', 'card', 'open-card'])

/** Target of a bank transfer: the wallet, the card, or a card that is opened with it. */
export type DepositTarget = v.InferOutput<typeof target>

/** Opening a card by bank transfer needs at least this VIP level (specification §9). */
export const openCardVipLevel = 3

/** Why a transfer cannot go to its target. `needed` is the lowest VIP level that would do. */
export type TargetRefusal =
  | { readonly kind: 'card-missing' }
  | { readonly kind: 'card-blocked' | 'card-expired' | 'card-frozen' }
  | OtherOpening
  | { readonly kind: 'vip-level-too-low'; readonly needed: string }

/** Why a member's transfer cannot go there, if it cannot. */
export const refusalOfTarget = (
  target: DepositTarget,
  { vipLevel, expired }: { readonly vipLevel: number } & CardExpiry,
  wallet: Wallet,
): TargetRefusal | undefined => {
  if (target === 'wallet') return undefined
  if (target === 'card') return refusalOfCard(wallet, { expired })
  const taken = otherOpening(wallet)
  if (taken?.kind === 'card-open-already') return taken
  if (vipLevel < openCardVipLevel) return { kind: 'vip-level-too-low', needed: String(openCardVipLevel) }
  return taken
}

const refusalOfCard = ({ card }: Wallet, { expired }: CardExpiry): TargetRefusal | undefined => {
  if (!card) return { kind: 'card-missing' }
  if (card.status === 'blocked') return { kind: 'card-blocked' }
  if (expired) return { kind: 'card-expired' }
  return card.frozen ? { kind: 'card-frozen' } : undefined
}
