import {
  cardPriceOf,
  cardTypeFor,
  notChargeable,
  type OpenCard,
  orderHashOf,
  submitCardOrder,
} from '@strongroom/ledger/card'
import { availableOf, pocketOf, walletDecider } from '@strongroom/ledger/wallet'
import { contract, Money, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { isShown } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { preview } from '../platform/money/preview.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { notApproved, useApproval, withStepUp } from '../platform/step-up/step-up.ts'
import { codeHash, verifySecret } from '../vault/secrets.ts'
import { cardInfo, isProviderOn } from './card-info.ts'
import { cardCurrency } from './card-status.ts'

/** The specification's errors of opening a card, where a refusal has no code of its own. */
const openCodes: Readonly<Record<string, wire.RefusalCode>> = {
  'insufficient-funds': 103,
  'not-a-stablecoin': 102,
  'precharge-not-offered': 102,
  'price-changed': 102,
  'card-provider-off': 102,
}

const dollars = ({ catalogue }: Parts) => cardCurrency(catalogue)

/** The amount an item puts on the card: `'0'` without an item, undefined when it is not offered. */
const prechargeOf = ({ catalogue }: Parts, itemId: string | undefined): string | undefined => {
  if (itemId === undefined) return '0'
  const item = catalogue.get('precharge-item', itemId)
  return item?.status === 1 ? item.amount : undefined
}

const openingOf = (
  parts: Parts,
  cardId: string,
  filter: Omit<OpenCard['input'], 'cardId'>,
  verified: boolean,
) => {
  const { catalogue } = parts
  const { currency: code, preItemId, cardType, total } = filter
  const currency = isShown(catalogue, code) ? catalogue.currency(code) : undefined
  if (!currency) return undefined
  const type = cardTypeFor(catalogue, cardType)
  return {
    type: 'OpenCard',
    input: {
      cardId,
      currency: code,
      ...(preItemId ? { preItemId } : {}),
      ...(cardType === undefined ? {} : { cardType }),
      ...(total === undefined ? {} : { total }),
    },
    given: {
      verified,
      currency,
      cardCurrency: dollars(parts),
      fee: cardPriceOf(catalogue, 'opening_fee', type?.id),
      initialBalance: cardPriceOf(catalogue, 'initial_balance', type?.id),
      precharge: prechargeOf(parts, preItemId),
      ...(type ? { type } : {}),
    },
  } as const satisfies OpenCard
}

const info = implement(contract.card.info, {
  handler: async ({ session, now }, parts) => one(await cardInfo(parts, session.uid, now)),
})

const open = implement(contract.card.open, {
  limits: ({ session }) => [{ key: `open card ${session?.uid}`, most: 30, seconds: 600 }],
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const { currency, preItemId, cardType, total } = ask.filter
    const input = { currency, preItemId: preItemId ?? undefined, cardType, total }
    const command = openingOf(parts, ask.commandId, input, await isVerified(parts, uid))
    if (!command) return refusalOf({ kind: 'not-a-stablecoin', currency }, 102)
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal, openCodes[outcome.refusal.kind])
    ask.moved(outcome.position)
    return one({ id: ask.commandId, status: 1 })
  },
})

const checkOpening = implement(contract.card.checkOpening, {
  limits: ({ session }) => [{ key: `opening previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body: { currency, preItemId, cardType }, session: { uid } }, parts) => {
    const input = { currency, preItemId: preItemId ?? undefined, cardType }
    const command = openingOf(parts, 'preview', input, await isVerified(parts, uid))
    if (!command) return refusalOf({ kind: 'not-a-stablecoin', currency }, 102)
    const found = await preview(parts, uid, command, 'CardOpened')
    if ('refusal' in found) return refusalOf(found.refusal, openCodes[found.refusal.kind])
    const { fact, after } = found
    const fee = Money.of(fact.fee, command.given.currency)
    return one({
      currency,
      fee: fact.fee,
      precharge: fact.precharge,
      total: fee.plus(Money.of(fact.precharge, fee.currency)).amount,
      balance: availableOf(after, fee.currency).amount,
      cardCurrency: fact.cardCurrency,
      cardBalance: pocketOf(after, 'card', dollars(parts)).amount,
    })
  },
})

const openByProvider = implement(contract.card.openByProvider, {
  limits: ({ session }) => [{ key: `order card ${session?.uid}`, most: 20, seconds: 600 }],
  handler: async (ask, parts) => {
    const { catalogue, cardOrderNumbers, ledger } = parts
    const { uid } = ask.session
    const { orderNumber, cardType } = ask.filter
    const type = cardTypeFor(catalogue, cardType)
    const command = {
      type: 'SubmitCardOrder',
      input: {
        orderId: ask.commandId,
        orderHash: orderHashOf(orderNumber),
        ...(cardType === undefined ? {} : { cardType }),
      },
      given: {
        verified: await isVerified(parts, uid),
        on: isProviderOn(catalogue),
        ...(type ? { type } : {}),
      },
    } as const
    await cardOrderNumbers.keep(uid, ask.commandId, orderNumber)
    const outcome = await submitCardOrder(ledger, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') {
      await cardOrderNumbers.forget(uid, ask.commandId)
      return refusalOf(outcome.refusal, openCodes[outcome.refusal.kind])
    }
    ask.moved(outcome.position)
    return one({ id: ask.commandId, status: 0 })
  },
})

const editHolder = implement(contract.card.editHolder, {
  limits: ({ session }) => [{ key: `card holder ${session?.uid}`, most: 20, seconds: 600 }],
  handler: async (ask, parts) => {
    const { ledger, config, catalogue, cardHolders } = parts
    const { uid } = ask.session
    const { code, ...holder } = ask.body
    const detailsHash = codeHash(config.secretKey, ask.commandId, JSON.stringify(holder)).toString('hex')
    const command = { type: 'EditCardHolder', input: { detailsHash } } as const
    const handle = () => ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    return withStepUp(parts, ask, { scene: 'editcardholder', code }, handle, async ({ events: [edited] }) => {
      if (edited) await cardHolders.save(uid, holder, edited.revision)
      return done()
    })
  },
})

/** How long a screen shows the number. */
const shownSeconds = 30

const showNumber = implement(contract.card.showNumber, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { ledger, catalogue, cardRecords, members } = parts
    const { uid, email } = ask.session
    const { pin } = ask.body
    if (typeof pin === 'string') {
      if (!(await verifySecret(pin, (await members.credentials(email))?.pin))) return wrongPin()
    } else if (!(await useApproval(parts, ask, pin, { scene: 'cardnumber' }))) return notApproved(pin)
    const why = notChargeable((await ledger.load(walletDecider, uid)).state.card)
    if (why) return refusalOf(why)
    const [number, printed] = await Promise.all([cardRecords.numberOf(uid), cardRecords.of([uid])])
    const expiry = printed.get(uid)?.expiry
    if (number === null || expiry === undefined) return refusalOf({ kind: 'card-in-review' })
    const command = { type: 'ShowCardNumber', input: {} } as const
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    return one({ card_number: number, expiry, seconds: shownSeconds })
  },
})

/** A member's own card: what it is, opening it with a stablecoin or through the other provider, its holder. */
export const ownCard: readonly Call[] = [info, open, checkOpening, openByProvider, editHolder, showNumber]
