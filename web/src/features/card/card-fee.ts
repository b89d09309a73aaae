import type { wire } from '@strongroom/shared'

/** The fee that was taken off a card: of which month, and whether it was that of the year which ended in it. */
type CardFee = { readonly month: string; readonly isAnnual: boolean }

/**
 * The monthly or annual fee that a line is: its id is `{card}.2026-02`, and `{card}.2026-02.annual` for that of a year. A fee that
 * was entered by hand is neither.
 */
export const cardFeeOf = ({ type, id }: Pick<wire.CardTransaction, 'type' | 'id'>): CardFee | undefined => {
  const [, month, annual] = (type === 'fee' && /\.(\d{4}-\d{2})(\.annual)?$/.exec(id)) || []
  return month === undefined ? undefined : { month, isAnnual: annual !== undefined }
}
