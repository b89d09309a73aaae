import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { CardRow } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { msg } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { CardGiven } from '../vault/card-records.ts'
import { codeHash } from '../vault/secrets.ts'
import { addCards } from './card-file.ts'
import { cardOf, enteredAlready, notOpened, type SetStatus, standingCommand, taken } from './card-standing.ts'
import { cardCurrency, cardStatusNumber, cardStatusOf, dayOf, isPast } from './card-status.ts'
import { cardTypeListed } from './card-types.ts'
import { listCardsKept } from './listed-cards.ts'
import { cardCsv, notEntered } from './words.ts'

const money = ({ catalogue }: Parts, amount: string) =>
  atScale(catalogue, cardCurrency(catalogue).code, amount)

type SetTo = {
  readonly uid: string
  readonly cardId: string
  readonly status?: SetStatus | undefined
  readonly reason: string
  /** Whether the call named a status, if only the one that the card has. */
  readonly isGiven: boolean
}

const setStatus = async (
  { ledger }: Parts,
  ask: Asker & { readonly now: Date },
  { uid, cardId, status, reason, isGiven }: SetTo,
): Promise<Reply> => {
  if (status !== undefined) {
    const by = { approver: ask.session.uid, now: ask.now }
    const command = standingCommand(status, { cardId, reason }, by)
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
  }
  const { state } = await ledger.load(walletDecider, uid)
  return one({ id: cardId, status: cardStatusOf(state), status_given: isGiven ? 1 : 0 })
}

/** Refuses a card that cannot be used any more as it is entered, or put into use. */
const refusePast = (expiry: string, { now }: { readonly now: Date }): void => {
  if (isPast(expiry, dayOf(now)))
    throw HttpError.invalid([{ path: 'expiration_date', message: 'A month that is not over' }])
}

type Named = { readonly id: string; readonly email?: string | undefined }

/** The member whose card is set: by the address where one is given, else by the card. */
const holderOf = async ({ members, cardRecords }: Parts, { id, email }: Named): Promise<string | undefined> =>
  (email === undefined ? await cardRecords.byCard(id) : await members.byEmail(email))?.uid

const add = implement(contract.card.add, {
  handler: async (ask, parts) => {
    const { cardRecords } = parts
    if ('csv' in ask.body) return addCards(parts, ask, ask.body)
    const { email, card_id: reference, card_number: number, expiration_date: expiry, status } = ask.body
    refusePast(expiry, ask)
    const found = await cardOf(parts, (await parts.members.byEmail(email))?.uid)
    if (!found) return refused('CARD_NOT_OPENED', notOpened)
    if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const { uid } = found
    const { cardId } = found.card
    const added = await cardRecords.add({ cardId, uid, reference, expiry, number, by: ask.session.uid })
    const known = added ? undefined : (await cardRecords.of([uid])).get(uid)
    // Tried again: it is there, just so.
    const isSame = known?.reference === reference && (await cardRecords.numberOf(uid)) === number
    if (!added && known && !isSame) return refused('CARD_ENTERED', enteredAlready)
    if (!added && !known) return taken()
    return setStatus(parts, ask, {
      uid,
      cardId,
      status,
      reason: ask.body.reason,
      isGiven: status !== undefined,
    })
  },
})

const adminCard = recordFrom<CardRow>()(wire.adminCard, {
  as: {
    id: 'card_id',
    created_date: 'opened_at',
    card_purchase_date: 'opened_at',
    card_open_date: 'active_since',
  },
})

/** A card as administrators see it. */
const recordOf = (parts: Parts, { card, record, who }: KeptCard) =>
  adminCard(parts, card, {
    ...who,
    card_id: record?.reference ?? null,
    card_number: record?.last4 ?? null,
    expiration_date: record?.expiry ?? null,
    status: cardStatusNumber(card.status),
    ...cardTypeListed(parts.catalogue, card.card_type),
    currency: cardCurrency(parts.catalogue).code,
    balance: money(parts, card.balance),
    frozen: card.frozen ? 1 : 0,
    daily_limit: card.daily_limit === null ? null : money(parts, card.daily_limit),
  })

type KeptCard = Awaited<ReturnType<typeof listCardsKept>>['rows'][number]

const loaded = async (parts: Parts, named: Named): Promise<wire.AdminCard | undefined> => {
  const uid = await holderOf(parts, named)
  const filter = uid === undefined ? undefined : v.parse(wire.adminCardFilter, { uid })
  const [found] = filter ? (await listCardsKept(parts, filter)).rows : []
  return found && recordOf(parts, found)
}

/** The number to print from now on: none where the last 4 digits of what is printed are given. */
const newNumber = async (
  parts: Parts,
  uid: string,
  given: string | null | undefined,
): Promise<string | undefined> => {
  if (!given) return undefined
  if (given.length > 4) return given
  if ((await parts.cardRecords.of([uid])).get(uid)?.last4 === given) return undefined
  throw HttpError.invalid([{ path: 'card_number', message: 'A card number has 16 digits' }])
}

/** The status to bring a card into: none where it is in it. */
const newStatus = (now: wire.CardStatus, given: wire.CardStatus | undefined): SetStatus | undefined => {
  if (given === undefined || given === now) return undefined
  if (given === 2 || given === 3 || given === -1) return given
  throw HttpError.invalid([{ path: 'status', message: '2 active, 3 in arrears, -1 blocked' }])
}

/** First noted, so that its member is told however the call ends, then changed. Nothing where what is printed stays as it is. */
const noteEdited = async (parts: Parts, ask: Asker, change: CardGiven): Promise<Reply | undefined> => {
  const { ledger, config, catalogue } = parts
  const { cardId, uid } = change
  if (!(await isOther(parts, change))) return undefined
  const { reference, expiry, number } = change
  const printed = JSON.stringify([reference, expiry, number])
  const detailsHash = codeHash(config.secretKey, ask.commandId, printed).toString('hex')
  const given = { editor: ask.session.uid }
  const command = { type: 'EditCardDetails', input: { cardId, detailsHash }, given } as const
  const commandId = derivedId('card details', ask.commandId)
  const outcome = await ledger.handle(walletDecider, uid, asked({ ...ask, commandId }, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  return undefined
}

const isOther = async ({ cardRecords }: Parts, { uid, reference, expiry, number }: CardGiven) => {
  const kept = (await cardRecords.of([uid])).get(uid)
  if (kept?.reference !== reference || kept.expiry !== expiry) return true
  return number !== undefined && number !== (await cardRecords.numberOf(uid))
}

const set = implement(contract.card.set, {
  loadedNow: ({ body }, parts) => loaded(parts, body),
  handler: async (ask, parts) => {
    const { id: cardId, reason } = ask.body
    const found = await cardOf(parts, await holderOf(parts, ask.body))
    if (found?.card.cardId !== cardId) return refused('CARD_NOT_OPENED', msg`This member has no such card`)
    if (found.uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const { uid } = found
    const kept = (await parts.cardRecords.of([uid])).get(uid)
    if (!kept) return refused('CARD_NOT_ENTERED', notEntered)
    const number = await newNumber(parts, uid, ask.body.card_number)
    const status = newStatus(cardStatusOf(found.wallet), ask.body.status)
    const reference = ask.body.card_id ?? kept.reference
    const expiry = ask.body.expiration_date ?? kept.expiry
    const isKept = status !== 2 && kept.expiry === expiry
    if (!isKept) refusePast(expiry, ask)
    const change = { cardId, uid, reference, expiry, number, by: ask.session.uid }
    if (await parts.cardRecords.isTaken(change)) return taken()
    const refusal = await noteEdited(parts, ask, change)
    if (refusal) return refusal
    if (!(await parts.cardRecords.change(change))) return taken()
    return setStatus(parts, ask, {
      uid,
      cardId,
      status,
      reason: reason ?? '',
      isGiven: ask.body.status !== undefined,
    })
  },
})

const all = implement(contract.card.all, {
  csv: cardCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardsKept(parts, filter)
    return page({
      total,
      rows: rows.map(each => recordOf(parts, each)),
    })
  },
})

/** Cards as administrators keep them: what is printed on them, and whether they can be used. */
export const cardRecords: readonly Call[] = [add, set, all]
