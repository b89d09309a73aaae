import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { call } from '../../../../client/call.ts'

/** Adjusts a wallet by hand. A large amount waits for a second administrator. */
export const addAsset = (body: InferInput<typeof wire.adjustmentBody>, attempt: string) =>
  call('office.adjust', { body, attempt })
