/** Counted one for one in USDC, as specified, at any market price. */
const atPar: readonly string[] = ['USD', 'USDC', 'USDT', 'BUSD']
/** Has no part in an estimate, as specified. */
const skipped: readonly string[] = ['XTP']

/** Whether a currency may have a part in an estimate at all; its price may be unknown for a while. */
export const hasEstimate = (currency: string): boolean => !skipped.includes(currency)

/**
 * The worth of one unit of a currency in an estimate in USDC; nothing when it has no part in one, or its price is unknown.
 * `prices` are by lower-case symbol, decimal strings, 0 for unknown.
 */
export const estimateRate = (
  currency: string,
  prices: Readonly<Record<string, string>>,
): string | undefined => {
  if (atPar.includes(currency)) return '1'
  const price = hasEstimate(currency) ? prices[currency.toLowerCase()] : undefined
  return price === undefined || Number(price) === 0 ? undefined : price
}
