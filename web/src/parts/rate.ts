/** A decimal string without idle zeros, with at least `least` places: `1.000000` as `1.00`. */
export function trimmedRate(rate: string, least = 2): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(least, '0')}`
}

/** A rate that is in percent already, as it stands everywhere: `2` as `2.00%`, so that points stand under each other. */
export const percentText = (percent: string): string => `${trimmedRate(percent)}%`

/** A share as a percentage, by moving the point: `0.003` as `0.30%`. */
export function percentOf(share: string): string {
  const [whole = '0', fraction = ''] = share.split('.')
  const digits = fraction.padEnd(2, '0')
  const moved = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  return percentText(`${moved}.${digits.slice(2)}`)
}
