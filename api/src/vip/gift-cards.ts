import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { GiftCardApplication } from '../vault/gift-cards.ts'
import { giftCardLetter } from '../vault/mail/gift-card-letter.ts'
import { vipGiftCardCsv } from './words.ts'

const applyForGiftCard = implement(contract.vip.applyForGiftCard, {
  limits: ({ session }) => [{ key: `gift card ${session?.uid}`, most: 10, seconds: 3600 }],
  handler: async ({ session: { uid }, body, commandId: id }, { giftCards }) => {
    await giftCards.add({ id, uid, ...body })
    return one({ id })
  },
})

const recordsOf = async ({ members }: Parts, rows: readonly GiftCardApplication[]) => {
  const names = await members.namesOf(rows.map(({ uid }) => uid))
  return rows.map(({ at, decided_at, decided_by: _, ...row }) => ({
    ...row,
    ...names(row.uid),
    created_date: at,
    finish_date: decided_at,
  }))
}

const giftCards = implement(contract.vip.giftCards, {
  csv: vipGiftCardCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await parts.giftCards.list(filter)
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const ownGiftCards = implement(contract.vip.ownGiftCards, {
  csv: vipGiftCardCsv,
  handler: async ({ session: { uid }, filter }, parts) => {
    const { rows, total } = await parts.giftCards.list({ ...filter, uid })
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const outcomes = { 1: 'accepted', 2: 'sent', [-1]: 'rejected' } as const

const decided = ({ status }: Pick<GiftCardApplication, 'status'>) =>
  refusalOf({ kind: 'already-decided', status: status === -1 ? 'rejected' : 'approved' })

const decideGiftCard = implement(contract.vip.decideGiftCard, {
  handler: async (ask, parts) => {
    const { session } = ask
    const { id, status, reason } = ask.body
    const found = await parts.giftCards.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    if (status === -1 && reason === '') return refusalOf({ kind: 'reason-missing' })
    // The log decides first: where the rest breaks off, the same decision again ends it.
    const command = {
      type: 'DecideGiftCards',
      input: { applicationId: id, status: outcomes[status] },
      given: { approver: session.uid },
    } as const
    const isRetry = await parts.ledger.knows(memberDecider, found.uid, ask.commandId)
    if (!isRetry && (found.status === status || found.status === 2 || found.status === -1))
      return decided(found)
    const outcome = await parts.ledger.handle(memberDecider, found.uid, asked(ask, command))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    const member = await parts.members.byUid(found.uid)
    const letter = member && giftCardLetter(member, { status, reason })
    const decision = { id, status, reason: reason || null, by: session.uid }
    const isDone = (await parts.giftCards.decide(decision, letter)) || isRetry
    return isDone ? one({ id, status }) : decided(found)
  },
})

/** Applications for gift cards. */
export const giftCardCalls: readonly Call[] = [applyForGiftCard, giftCards, ownGiftCards, decideGiftCard]
