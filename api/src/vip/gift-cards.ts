import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { GiftCardApplication } from '../vault/gift-cards.ts'
import { giftCardLetter } from '../vault/mail/gift-card-letter.ts'
import { vipGiftCardCsv } from './csv-words.ts'

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

const decideGiftCard = implement(contract.vip.decideGiftCard, {
  handler: async ({ session, body: { id, status, reason } }, parts) => {
    const found = await parts.giftCards.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    if (status === -1 && reason === '') return refusalOf({ kind: 'reason-missing' })
    const member = await parts.members.byUid(found.uid)
    const letter = member && giftCardLetter(member, { status, reason })
    const decision = { id, status, reason: reason || null, by: session.uid }
    if (!(await parts.giftCards.decide(decision, letter)))
      return refusalOf({ kind: 'already-decided', status: found.status === -1 ? 'rejected' : 'approved' })
    return one({ id, status })
  },
})

/** Applications for gift cards. */
export const giftCardCalls: readonly Call[] = [applyForGiftCard, giftCards, ownGiftCards, decideGiftCard]
