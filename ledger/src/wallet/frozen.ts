/** A frozen wallet's refusal of whatever would move its money by its member's will, or let it out. */
export type WalletIsFrozen = { readonly kind: 'wallet-frozen' }

/**
 * Effect of a freeze on a command. `rests`, and is refused: a command that the member begins, or that releases money requested
 * before the freeze. `goes-on`: money that arrives, the end of a case that is decided already, rejections, and bookings of the
 * house itself (interest, maturity, fees, the card network's settlements, corrections).
 */
export type WhileFrozen = 'rests' | 'goes-on'
