/** Networks with a smallest transfer, and the settings that say it, in USDT. Over the others any amount is taken. */
type Setting = 'ercThreshold' | 'trcThreshold'
const settings = new Map<string, Setting>([
  ['ERC20', 'ercThreshold'],
  ['TRC20', 'trcThreshold'],
])

/** Counted one for one in USDT. */
const dollarCoins: readonly string[] = ['USDT', 'USDC', 'BUSD']

/** A decimal string above zero, and the currency it counts in. */
export type LeastTransfer = { readonly amount: string; readonly currency: string }

/**
 * The smallest transfer over a network. Of a dollar coin it is in the coin itself, and so exact; of any other coin it is the
 * amount worth that much USDT, which only a market knows.
 */
export const leastTransfer = (
  currency: string,
  network: string,
  settingOf: (code: Setting) => string | undefined,
): LeastTransfer | undefined => {
  const setting = settings.get(network)
  const amount = setting && settingOf(setting)
  if (!amount || Number(amount) === 0) return undefined
  return { amount, currency: dollarCoins.includes(currency) ? currency : 'USDT' }
}
