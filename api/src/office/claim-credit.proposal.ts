import type { WalletCommand } from '@strongroom/ledger/wallet'
import { walletDecider } from '@strongroom/ledger/wallet'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import type { BookingParts } from '../platform/cases/deciding.ts'
import { type ChangeOf, lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { approvableOf, currencyBookedFor } from './case-decisions.ts'

/** The command that credits a claim as it was proposed; nothing where there is no such case. */
const commandOf = async (
  parts: BookingParts,
  { claim, caseId, uid, fee, feeRate, externalTxId, distributed: amount }: ChangeOf<'claim-credit'>,
  approver: string,
): Promise<WalletCommand | undefined> => {
  const kind = approvableOf(claim)
  const found = await kind.find(parts, caseId)
  const currency = found?.uid === uid ? currencyBookedFor(parts, kind, found) : undefined
  if (!found || !currency) return undefined
  return kind.approval(parts, found, { fee, feeRate, externalTxId, amount }, { approver, currency })
}

/** A member's claim of more than one administrator credits on a day, approved as one of them asked for it. */
export const claimCreditProposal = proposes('claim-credit', {
  shown: ({ catalogue }, { uid: _, kind: __, claim, caseId, currency, amount, ...more }) => ({
    subject: caseId,
    before: null,
    after: { claim, currency, credited: atScale(catalogue, currency, amount), ...more },
  }),
  apply: async (parts, ask, change) => {
    const command = await commandOf(parts, change, ask.session.uid)
    if (!command) return 'case-unknown'
    const { ledger, catalogue } = parts
    const outcome = await ledger.handle(walletDecider, change.uid, asked(ask, command, catalogue))
    return lapseOf(ask, outcome, change.uid)
  },
  // Its case is held as a single approval would be: its risk may have risen since.
  whyNot: async (parts, ask, { claim, caseId }) => {
    const kind = approvableOf(claim)
    const found = await kind.find(parts, caseId)
    return found && kind.whyNot?.(parts, ask, found)
  },
})
