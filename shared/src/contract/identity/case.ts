import { declareCase } from '../declare-case.ts'

/** A set of documents by which a member proves who they are. */
export const identityCase = declareCase({
  kind: 'identity',
  place: 130,
  decides: 'identity.decide',
})
