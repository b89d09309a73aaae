import { declareCase } from '../declare-case.ts'

/** A card that was ordered of the other provider. */
export const cardOrderCase = declareCase({
  kind: 'card-order',
  place: 140,
  decides: 'card.decideOrder',
  takes: [],
  cancels: true,
})

/** A charge of a card from its member’s wallet. */
export const cardChargeCase = declareCase({
  kind: 'card-charge',
  place: 150,
  decides: 'card.approveCharge',
  takes: [],
  bulk: true,
  cancels: true,
})
