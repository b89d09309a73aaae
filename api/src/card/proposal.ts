import { cardBatchDecider } from '@strongroom/ledger/card'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import {
  type Applying,
  type CarryingOutParts,
  type ChangeOf,
  type Lapse,
  proposes,
} from '../platform/kinds/proposal-kind.ts'
import { digestOfRows } from '../vault/proposed-card-logs.ts'
import { bookCardLogs, reviewCardLogs } from './book-card-logs.ts'
import { isOnOwnCard, lookAtCardCredits } from './look-at-card-credits.ts'

const bookProposedLogs = async (
  parts: CarryingOutParts,
  ask: Applying,
  { digest }: ChangeOf<'card-credits'>,
  proposalId: string,
): Promise<Lapse> => {
  const rows = await parts.proposedCardLogs.of(proposalId)
  if (digestOfRows(rows) !== digest) return 'rows-differ'
  const files = rows.map((log, at) => ({ row: at + 1, log }))
  const { ready, fresh, problems } = await reviewCardLogs(parts, files, ask.session.uid, ask.now)
  const isBegun = (await parts.ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
  const [first] = problems
  if (first && !isBegun) return first.code
  const imported = await bookCardLogs(parts, ask, ready, fresh)
  if (imported.kind !== 'booked') return imported.kind === 'refused' ? imported.refusal.kind : imported.kind
  ask.moved(await parts.log.head(), ...new Set(ready.map(({ booking }) => booking.uid)))
  return undefined
}

/** Card logs of a file that put more on cards, or take more off cards that do not hold it, than one administrator may alone. */
export const cardCreditsProposal = proposes('card-credits', {
  shown: ({ catalogue }, { currency, amount, rows, digest }) => ({
    subject: digest.slice(0, 12),
    before: null,
    after: { rows, currency, amount: atScale(catalogue, currency, amount) },
  }),
  apply: bookProposedLogs,
  whyNot: async (parts, ask, _, proposalId) =>
    (await isOnOwnCard(parts, ask, proposalId)) ? refusalOf({ kind: 'own-case' }) : undefined,
  look: lookAtCardCredits,
})
