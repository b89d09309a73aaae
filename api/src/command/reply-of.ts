import type { Position } from '@strongroom/ledger/eventlog'
import type { Asker } from './asking.ts'
import { refusalOf } from './refusals.ts'
import type { Reply } from './replies.ts'

/** A command's outcome, of any stream. */
export type AnyOutcome =
  | { readonly kind: 'refused'; readonly refusal: Parameters<typeof refusalOf>[0] }
  | { readonly kind: 'accepted'; readonly position: Position | undefined }

export type AcceptedOf<O> = Extract<O, { readonly kind: 'accepted' }>

/**
 * Answers with what became of a command: the ledger's refusal, or `reply`. The log has moved for the caller, and for the
 * members of `uids`.
 */
export const replyOf = async <O extends AnyOutcome>(
  ask: Pick<Asker, 'moved'>,
  outcome: O,
  reply: (accepted: AcceptedOf<O>) => Reply | Promise<Reply>,
  ...uids: readonly string[]
): Promise<Reply> => {
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, ...uids)
  return reply(outcome as AcceptedOf<O>)
}
