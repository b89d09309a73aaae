import { isOverridden, type ProofOverride, proofOverrideDecider } from '@strongroom/ledger/office'
import { readBooks } from '@strongroom/projections/proof'
import { msg } from '#words'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'

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
