import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Documents that wait for their review. */
export const identitySource = waits(cases.identityCase, {
  table: 'kyc_records',
  namedBy: 'recordId',
  since: 'submitted_at',
  currency: null,
  amount: null,
})
