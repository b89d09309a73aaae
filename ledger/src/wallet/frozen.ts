import type { Wallet } from './wallet.ts'

/** A frozen wallet's refusal of whatever would move its money by its member's will, or let it out. */
export type WalletIsFrozen = { readonly kind: 'wallet-frozen' }

/** Nothing leaves the wallet before `from` (ISO, UTC): its PAY code was changed without a proof of the one before. */
export type WalletRests = { readonly kind: 'wallet-resting'; readonly from: string }

/**
 * Effect of a freeze, and of a rest, on a command. `leaves`, and is refused in both: money goes out of the wallet by its member's
 * will, or its card can be spent by others. `rests`, and is refused in a freeze alone: what the member moves inside, and what
 * releases money that was requested before. `goes-on` in both: money that arrives, the end of a case that is decided already,
 * rejections, and bookings of the house itself (interest, maturity, fees, the card network's settlements, corrections).
 */
export type WhileFrozen = 'leaves' | 'rests' | 'goes-on'

/** Whether nothing leaves a wallet at a time. A dry run that knows no time is told that it rests, which the decision may correct. */
export const isResting = ({ restsUntil }: Wallet, at: string | undefined): boolean =>
  restsUntil !== undefined && (at === undefined || at < restsUntil)
