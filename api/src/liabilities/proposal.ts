import { holdingDecider } from '@strongroom/ledger/liabilities'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { type HoldingChange, holdingCommand } from './change-holding.ts'

const shownOf = ({ catalogue }: Pick<Parts, 'catalogue'>, stated: HoldingChange['before']) => {
  if (!stated) return null
  const { amount, currency, kind: place, fileId: file, on: date, name, reference, evidence } = stated
  return {
    place,
    name,
    reference,
    evidence,
    currency,
    amount: atScale(catalogue, currency, amount),
    date,
    ...(file && { file }),
  }
}

/** A holding of the house, stated anew or taken out of what is stated. */
export const holdingProposal = proposes('holding', {
  shown: (parts, { holdingId, before, after }) => ({
    subject: after?.name ?? before?.name ?? holdingId,
    before: shownOf(parts, before),
    after: shownOf(parts, after),
  }),
  apply: async ({ ledger, catalogue }, ask, change) => {
    const command = holdingCommand({ catalogue }, change)
    return lapseOf(ask, await ledger.handle(holdingDecider, change.holdingId, asked(ask, command, catalogue)))
  },
})
