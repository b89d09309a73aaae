import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForOne } from '../../../client/call.ts'

/** States coins that the member has sent. */
export const submitTopUp = (body: InferInput<typeof wire.topUpBody>, attempt: string) =>
  callForOne('topUp.submit', { body, attempt })
