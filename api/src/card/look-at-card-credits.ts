import { putsOnCard } from '@strongroom/ledger/card'
import { Decimal, wire } from '@strongroom/shared'
import { msg } from '#words'
import type { Asker } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { codeOf } from '../platform/proposals/may-decide.ts'
import { checkDecider, proposed, whyNotApproved } from '../platform/proposals/proposed.ts'
import { digestOfRows } from '../vault/proposed-card-logs.ts'
import { reviewCardLogs } from './book-card-logs.ts'
import { cardCurrency } from './card-status.ts'

type Asking = Pick<Asker, 'session'> & { readonly now: Date }

/** Whether proposed card logs put money on the decider's own card. */
export const isOnOwnCard = async (
  { cardRecords, proposedCardLogs }: Pick<Parts, 'cardRecords' | 'proposedCardLogs'>,
  { session: { uid } }: Pick<Asker, 'session'>,
  proposalId: string,
): Promise<boolean> => {
  const cards = await cardRecords.byReferences(
    (await proposedCardLogs.of(proposalId)).map(row => row.card_id),
  )
  return [...cards.values()].some(card => card.uid === uid)
}

/** The reason by which approving the card logs would lapse. */
const lapsed = (why: string): Reply =>
  refused('PROPOSAL_LAPSED', msg`What this is about has changed since it was proposed`, { why: codeOf(why) })

/** Computes what an approval of proposed card logs would book on each card, with the review that booking them starts with. */
export const lookAtCardCredits = async (parts: Parts, ask: Asking, id: string): Promise<Reply> => {
  const found = await proposed('card-credits')(parts, id)
  if (!found) return refusalOf({ kind: 'case-unknown' })
  checkDecider(parts, ask, found)
  const refusal = await whyNotApproved(parts, ask, found)
  if (refusal) return refusal
  if (await isOnOwnCard(parts, ask, id)) return refusalOf({ kind: 'own-case' })
  const rows = await parts.proposedCardLogs.of(id)
  if (digestOfRows(rows) !== found.change.digest) return lapsed('rows-differ')
  const files = rows.map((log, at) => ({ row: at + 1, log }))
  const reviewed = await reviewCardLogs(parts, files, ask.session.uid, ask.now)
  const [first] = reviewed.problems
  if (first) return lapsed(first.code)
  return one(await figuresOf(parts, reviewed))
}

type Reviewed = Awaited<ReturnType<typeof reviewCardLogs>>

const figuresOf = async (
  { catalogue, members }: Parts,
  { fresh, cards, lent }: Reviewed,
): Promise<wire.ApprovalCheck> => {
  const { code: currency, scale } = cardCurrency(catalogue)
  const puts = fresh.filter(({ booking: { kind } }) => putsOnCard(kind))
  const sum = puts.reduce((all, { booking }) => all.plus(booking.amount), new Decimal(lent)).toFixed(scale)
  const named = [...cards].slice(0, wire.mostCardsNamed)
  const names = await members.namesOf(named.map(([uid]) => uid))
  return {
    currency,
    amount: sum,
    fee: null,
    cardFee: null,
    credited: sum,
    creditedCurrency: currency,
    after: named.map(([uid, amount]) => {
      const member = names(uid).username || uid
      return { pocket: 'card', currency, amount: new Decimal(amount).toFixed(scale), member }
    }),
    more: cards.size - named.length,
    held: null,
  }
}
