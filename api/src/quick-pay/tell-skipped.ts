import { listSkippedQuickPays } from '@strongroom/projections/quick-pay'
import { atScale } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { skippedLetter } from '../vault/mail/skipped-letter.ts'

/** Payers are not told of days older than this, as after a restore from long ago. */
const TOLD_WITHIN_MS = 7 * 86_400_000

type TellingParts = Pick<Parts, 'db' | 'members' | 'skippedPayments' | 'catalogue'> & {
  readonly now: () => Date
}

/** Tells members by mail of each scheduled payment that was skipped, once. */
export const postSkippedLetters =
  ({ db, members, skippedPayments, catalogue, now }: TellingParts) =>
  async (): Promise<void> => {
    const since = new Date(now().getTime() - TOLD_WITHIN_MS).toISOString()
    const skipped = await listSkippedQuickPays(db, since)
    for (const row of await skippedPayments.untold(skipped)) {
      const member = await members.byUid(row.uid)
      const amount = `${atScale(catalogue, row.currency, row.amount)} ${row.currency}`
      if (member) await skippedPayments.tell(row, skippedLetter(member, { ...row, amount }))
    }
  }
