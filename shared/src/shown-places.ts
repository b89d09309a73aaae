/** Places shown to people: 8 for BTC and ETH, 2 for everything else (specification §9). The books may keep more. */
export const shownPlaces = (currencyCode: string): number =>
  currencyCode === 'BTC' || currencyCode === 'ETH' ? 8 : 2
