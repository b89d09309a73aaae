import { Decimal, roundDown, roundUp } from '@strongroom/shared'

/** Places of the Hong Kong dollar. */
export const HKD_PLACES = 2

/** The amount that is credited for so many Hong Kong dollars: decimal strings; `places` are those of the credited currency. */
export const worthOf = (hkdAmount: string, ratio: string, places: number): string =>
  roundDown(new Decimal(hkdAmount || 0).times(ratio), places).toFixed()

/** The least amount of Hong Kong dollars for which at least `credited` is credited. */
export const hkdFor = (credited: string, ratio: string, places: number): string => {
  const cent = new Decimal(10).pow(-HKD_PLACES)
  const brings = (hkd: Decimal) => !new Decimal(worthOf(hkd.toFixed(), ratio, places)).lessThan(credited)
  let hkd = roundUp(new Decimal(credited).div(ratio), HKD_PLACES)
  while (hkd.greaterThan(cent) && brings(hkd.minus(cent))) hkd = hkd.minus(cent)
  while (!brings(hkd)) hkd = hkd.plus(cent)
  return hkd.toFixed()
}
