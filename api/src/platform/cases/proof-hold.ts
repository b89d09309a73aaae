import {
  isOverridden,
  type ProofOverride,
  type ProposedChange,
  proofOverrideDecider,
} from '@strongroom/ledger/office'
import { readBooks } from '@strongroom/projections/proof'
import { msg } from '#words'
import { type Asker, asked } from '../../command/asking.ts'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'

/** How long a case may be paid out once two administrators have agreed on it: time enough to decide it, and no other. */
const OVERRIDE_MS = 3_600_000

/** The last exception of a case, ended or not. */
export const overrideOf = async ({ ledger }: Pick<Parts, 'ledger'>, caseId: string): Promise<ProofOverride> =>
  (await ledger.load(proofOverrideDecider, caseId)).state

/** Whether a case that pays out is held back: something was found wrong with the books, and no exception holds for the case. */
export const isHeldByProof = async (
  parts: Pick<Parts, 'db' | 'ledger'>,
  caseId: string,
  now: Date,
): Promise<boolean> =>
  !(await readBooks(parts.db)).sound && !isOverridden(await overrideOf(parts, caseId), now)

export const booksDiffer = (): Reply =>
  refused(
    'BOOKS_DIFFER',
    msg`The books differ from the log, so nothing is paid out: wait until they are sound, reject this, or ask for an exception`,
  )

type Override = Extract<ProposedChange, { readonly kind: 'proof-override' }>

/** Lets a case out from now on, for an hour. Answers with nothing, or why it cannot be. */
export const overrideProof = async (
  { ledger }: Pick<Parts, 'ledger'>,
  ask: Asker & { readonly now: Date },
  proposalId: string,
  { payout, caseId, uid, reason }: Override,
): Promise<string | undefined> => {
  const until = new Date(ask.now.getTime() + OVERRIDE_MS).toISOString()
  const command = {
    type: 'OverrideProof',
    input: { payout, uid, reason, proposalId },
    given: { approver: ask.session.uid, until },
  } as const
  const outcome = await ledger.handle(proofOverrideDecider, caseId, asked(ask, command))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  return undefined
}
