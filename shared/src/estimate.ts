/** Counted one for one in USDC, as specified, whatever a market says. */
const atPar: readonly string[] = ['USD', 'USDC', 'USDT', 'BUSD']
/** Has no part in an estimate, as specified. */
const skipped: readonly string[] = ['XTP']

/**
 * What one unit of a currency counts in an estimate in USDC; nothing when it has no part in one, or nothing is known of its
 * price. `prices` are by lower-case symbol, decimal strings, 0 for unknown.
 */
export const estimateRate = (
  currency: string,
  prices: Readonly<Record<string, string>>,
): string | undefined => {
  if (atPar.includes(currency)) return '1'
  const price = skipped.includes(currency) ? undefined : prices[currency.toLowerCase()]
  return price === undefined || Number(price) === 0 ? undefined : price
}
