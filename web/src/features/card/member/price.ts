import { Decimal, roundDown, roundUp, type wire } from '@strongroom/shared'

/** What opening a card takes of a stablecoin: 1:1 to the dollar. The card gets whole cents of a precharge. */
export const openingTotal = (fee: string, precharge: string): string =>
  new Decimal(fee).plus(roundDown(new Decimal(precharge), 2)).toFixed()

export type ChargePrice = { readonly cost: string; readonly fee: string; readonly total: string }

/** What a charge takes of a stablecoin: what the item says, or 1:1, and the fee on it, both rounded up as the books do. */
export const chargePrice = ({
  amount,
  currency,
  item,
  feeRate,
  places,
}: {
  readonly amount: string
  readonly currency: string
  readonly item?: wire.ChargeItemRecord | undefined
  readonly feeRate: string
  readonly places: number
}): ChargePrice => {
  const said = item && (currency === 'USDT' ? item.usdt_required : item.usdc_required)
  const cost = roundUp(new Decimal(said ?? (amount || '0')), places)
  const fee = roundUp(cost.times(feeRate), places)
  return { cost: cost.toFixed(), fee: fee.toFixed(), total: cost.plus(fee).toFixed() }
}

/** Why an amount cannot be charged, as the codes of the answer would say it: 106 too little, 107 too much. */
export const chargeIssue = (
  amount: string,
  { minimum, maximum, left }: Pick<wire.CardInfo['charging'], 'minimum' | 'maximum' | 'left'>,
): 'below' | 'above' | 'above-today' | undefined => {
  const asked = new Decimal(amount || '0')
  if (asked.lessThan(minimum)) return 'below'
  if (asked.greaterThan(maximum)) return 'above'
  return asked.greaterThan(left) ? 'above-today' : undefined
}
