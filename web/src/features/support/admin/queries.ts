import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForOne } from '../../../client/call.ts'

/** Answers a case; the member reads the answer and is mailed it. */
export const answerSupport = (body: InferInput<typeof wire.answerSupportBody>, attempt: string) =>
  callForOne('support.answer', { body, attempt })
