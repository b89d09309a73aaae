import * as v from 'valibot'
import { processorMessage } from './messages.ts'
import type { CardProcessor } from './processor-of.ts'
import { isSigned } from './signature.ts'
import { takeMessage } from './take-message.ts'
import type { LateAfter, Taken, TakingParts } from './taking.ts'

/** The processor waits for 200 ms, the way to it and back included. */
const DECIDE_WITHIN_MS = 150

const lateAfter: LateAfter = ended =>
  new Promise(resolve => {
    const over = AbortSignal.any([ended, AbortSignal.timeout(DECIDE_WITHIN_MS)])
    over.addEventListener('abort', () => resolve('late'), { once: true })
  })

type Answer = { readonly status: 200 | 401 | 404 | 409 | 422; readonly body: object }

/** The parts of the platform that take a message, which is decided within the network's time unless `lateAfter` says otherwise. */
export type ReceivingParts = Omit<TakingParts, 'lateAfter'> & { readonly lateAfter?: LateAfter }

/** Takes a message as it came over the wire, with its signature. Throws where the ledger does not answer. */
export const receive = async (
  parts: ReceivingParts,
  processor: CardProcessor,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<Answer> => {
  if (!isSigned(processor.key, { body, signature, now: parts.now() }))
    return { status: 401, body: { error: 'not-signed' } }
  const message = v.safeParse(processorMessage, parsed(body))
  // The paths of the fields, and never what stands in them.
  if (!message.success)
    return {
      status: 422,
      body: { error: 'malformed', fields: [...new Set(message.issues.map(issue => v.getDotPath(issue)))] },
    }
  return answerOf(await takeMessage({ lateAfter, ...parts }, message.output))
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const statuses: Readonly<Record<string, 404 | 409 | 422>> = {
  'unknown-card': 404,
  'message-differs': 409,
  'transaction-differs': 409,
}

const answerOf = (taken: Taken): Answer => {
  if (taken.kind === 'taken') return { status: 200, body: { taken: true } }
  if (taken.kind === 'not-taken') return { status: statuses[taken.why] ?? 422, body: { error: taken.why } }
  const { approved, reason } = taken
  return { status: 200, body: { decision: approved ? 'approve' : 'decline', reason } }
}
