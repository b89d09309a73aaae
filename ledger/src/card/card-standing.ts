import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import type { Day } from '../book/days.ts'
import { day, id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Card } from '../wallet/cases.ts'
import { movement } from '../wallet/movement.ts'
import type { OwnCase, ReasonMissing } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The card can be used from `on`; monthly fees are due from the fee day after it. */
  CardActivated: { version: 1, schema: v.object({ cardId: id, on: day }) },
  /** The card cannot be used until an administrator activates it again. Its money stays. No fee day from `on` on is owed. */
  CardBlocked: { version: 1, schema: v.object({ cardId: id, reason, on: v.optional(day) }) },
  /** In arrears by an administrator's decision, whatever the card owes: no payment brings it back, another decision does. */
  CardPutInArrears: { version: 1, schema: v.object({ cardId: id, reason }) },
  /** The end of `CardPutInArrears`, by decision. A fee that is owed still is for the fee's own rule. */
  CardLetOutOfArrears: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>
/** The event of a block; the flow of card logs looks for it. */
export type CardBlocked = Extract<Facts, { type: 'CardBlocked' }>

/** The member has no card. */
export type CardMissing = { readonly kind: 'card-missing' }
/** A card that owes a fee comes back by paying it, not by decision. */
export type CardInArrears = { readonly kind: 'card-in-arrears' }

/** The wallet's card, if it is the one that is meant. */
const cardOf = (wallet: Wallet, cardId: string): Card | undefined =>
  wallet.card?.cardId === cardId ? wallet.card : undefined

/** An administrator puts a card into use: a new one, or one that was blocked. */
export type ActivateCard = {
  readonly type: 'ActivateCard'
  readonly input: { readonly cardId: string }
  readonly given: { readonly approver: string; readonly today: Day }
}
type ActivateCardRefusal = CardMissing | OwnCase | CardInArrears

/** Lets a card be used: one that has been reviewed, was blocked, or was put in arrears by decision. */
const decideActivate = (
  { input: { cardId }, given: { approver, today } }: ActivateCard,
  wallet: Wallet,
): Decision<Facts, ActivateCardRefusal> => {
  const card = cardOf(wallet, cardId)
  if (!card) return refuse({ kind: 'card-missing' })
  if (approver === wallet.uid) return refuse({ kind: 'own-case' })
  if (card.byHand && isInUse(card)) return accept({ type: 'CardLetOutOfArrears', cardId })
  if (card.status === 'suspended' && !card.byHand) return refuse({ kind: 'card-in-arrears' })
  return card.status === 'active' ? accept() : accept({ type: 'CardActivated', cardId, on: today })
}

/** Whether fees of the card are due by its days: it was activated, and not blocked since. */
const isInUse = ({ inUse }: Card): boolean => inUse?.some(({ until }) => until === undefined) ?? false

/** An administrator takes a card out of use until it is activated again. Its money stays on it. */
export type BlockCard = {
  readonly type: 'BlockCard'
  readonly input: { readonly cardId: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly today: Day }
}
type BlockCardRefusal = CardMissing | OwnCase | ReasonMissing

/** Takes a card out of use. The reason is kept for ever and shown to the member: it must not name people. */
const decideBlock = (
  { input, given: { approver, today } }: BlockCard,
  wallet: Wallet,
): Decision<Facts, BlockCardRefusal> => {
  const card = cardOf(wallet, input.cardId)
  if (!card) return refuse({ kind: 'card-missing' })
  if (approver === wallet.uid) return refuse({ kind: 'own-case' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  if (card.status === 'blocked') return accept()
  return accept({ type: 'CardBlocked', cardId: input.cardId, reason: input.reason.trim(), on: today })
}

/** An administrator puts a card in arrears, whatever it owes, until one activates or blocks it. Its money stays on it. */
export type PutCardInArrears = {
  readonly type: 'PutCardInArrears'
  readonly input: { readonly cardId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Puts a card in arrears. The reason is kept for ever and shown to the member: it must not name people. */
const decidePutInArrears = (
  { input, given: { approver } }: PutCardInArrears,
  wallet: Wallet,
): Decision<Facts, BlockCardRefusal> => {
  const card = cardOf(wallet, input.cardId)
  if (!card) return refuse({ kind: 'card-missing' })
  if (approver === wallet.uid) return refuse({ kind: 'own-case' })
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  if (card.byHand) return accept()
  return accept({ type: 'CardPutInArrears', cardId: input.cardId, reason: input.reason.trim() })
}

/** The wallet after its card changed. */
export const withCard = (wallet: Wallet, change: Partial<Card>): Wallet =>
  wallet.card ? { ...wallet, card: { ...wallet.card, ...change } } : wallet

/** Old facts do not say when a card was blocked: by the rules of that time, its debts were forgotten. */
const ended = (inUse: NonNullable<Card['inUse']>, on: Day | undefined): NonNullable<Card['inUse']> =>
  inUse.map(period => (period.until === undefined ? { ...period, until: on ?? period.from } : period))

/** Which cards can be used, as administrators decide it. */
export const cardStanding = movement({
  facts,
  commands: {
    ActivateCard: decideActivate,
    BlockCard: decideBlock,
    PutCardInArrears: decidePutInArrears,
  },
  whileFrozen: { ActivateCard: 'goes-on', BlockCard: 'goes-on', PutCardInArrears: 'goes-on' },
  evolve: {
    CardActivated: (wallet, { on }) =>
      withCard(wallet, {
        status: 'active',
        byHand: undefined,
        activeSince: on,
        inUse: [...(wallet.card?.inUse ?? []), { from: on }],
      }),
    CardBlocked: (wallet, { on }) =>
      withCard(wallet, {
        status: 'blocked',
        byHand: undefined,
        inUse: ended(wallet.card?.inUse ?? [], on),
      }),
    CardPutInArrears: wallet =>
      withCard(wallet, {
        status: 'suspended',
        byHand: true,
        timesByHand: (wallet.card?.timesByHand ?? 0) + 1,
      }),
    CardLetOutOfArrears: wallet => withCard(wallet, { status: 'active', byHand: undefined }),
  },
})
