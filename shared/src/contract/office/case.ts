import { declareCase } from '../declare-case.ts'

/** An adjustment of a wallet that an administrator has entered. */
export const adjustmentCase = declareCase({
  kind: 'adjustment',
  place: 80,
  decides: 'office.approveAdjustment',
  takes: [],
  bulk: true,
  byId: true,
  ofHouse: true,
})

/** A change that takes two administrators. */
export const proposalCase = declareCase({
  kind: 'proposal',
  place: 90,
})
