import { memberDecider } from '@strongroom/ledger/account'
import { type OpenCard, orderHashOf, submitCardOrder } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { availableOf, pocketOf, walletDecider } from '@strongroom/ledger/wallet'
import { contract, Money, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { isShown } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, refused } from '../http/replies.ts'
import { createCardHolders } from '../vault/card-holders.ts'
import { createCardOrders } from '../vault/card-orders.ts'
import { codeHash } from '../vault/secrets.ts'
import { preview } from '../wallet/preview.ts'
import { cardInfoOf, isProviderOn } from './card-info.ts'
import { cardCurrency } from './card-status.ts'

/** The specification's errors of opening a card, where a refusal has no code of its own. */
const openCodes: Readonly<Record<string, wire.RefusalCode>> = {
  'insufficient-funds': 103,
  'not-a-stablecoin': 102,
  'precharge-not-offered': 102,
  'price-changed': 102,
  'card-provider-off': 102,
}

/** A member's own card: what it is, opening it with a stablecoin or through the other provider, its holder. */
export const ownCard = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, codes, config } = parts
  const holders = createCardHolders(db)
  const orders = createCardOrders(db)
  const infoOf = cardInfoOf(parts)
  const dollars = () => cardCurrency(catalogue)
  const isVerified = async (uid: string) => (await ledger.load(memberDecider, uid)).state.kyc === 1

  /** What the item puts on the card: nothing without one, undefined when it is not offered. */
  const prechargeOf = (itemId: string | undefined): string | undefined => {
    if (itemId === undefined) return '0'
    const item = catalogue.get('precharge-item', itemId)
    return item?.status === 1 ? item.amount : undefined
  }

  const openingOf = (cardId: string, filter: Omit<OpenCard['input'], 'cardId'>, verified: boolean) => {
    const { currency: code, preItemId, total } = filter
    const currency = isShown(catalogue, code) ? catalogue.currency(code) : undefined
    if (!currency) return undefined
    return {
      type: 'OpenCard',
      input: {
        cardId,
        currency: code,
        ...(preItemId ? { preItemId } : {}),
        ...(total === undefined ? {} : { total }),
      },
      given: {
        verified,
        currency,
        cardCurrency: dollars(),
        fee: configOf(catalogue, 'openCardFee'),
        initialBalance: configOf(catalogue, 'cardInitialBalance'),
        precharge: prechargeOf(preItemId),
      },
    } as const satisfies OpenCard
  }

  return [
    implement(contract.card.info, {
      handler: async ({ session, now }) => one(await infoOf(session.uid, now)),
    }),

    implement(contract.card.open, {
      limits: ({ session }) => [{ key: `open card ${session?.uid}`, most: 30, seconds: 600 }],
      handler: async ask => {
        const { uid } = ask.session
        const { currency, preItemId, total } = ask.filter
        const input = { currency, preItemId: preItemId ?? undefined, total }
        const command = openingOf(ask.commandId, input, await isVerified(uid))
        if (!command) return refusalOf({ kind: 'not-a-stablecoin', currency }, 102)
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal, openCodes[outcome.refusal.kind])
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 1 })
      },
    }),

    implement(contract.card.checkOpening, {
      limits: ({ session }) => [{ key: `opening previews ${session?.uid}`, most: 600, seconds: 600 }],
      handler: async ({ body: { currency, preItemId }, session: { uid } }) => {
        const input = { currency, preItemId: preItemId ?? undefined }
        const command = openingOf('preview', input, await isVerified(uid))
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
          cardBalance: pocketOf(after, 'card', dollars()).amount,
        })
      },
    }),

    implement(contract.card.openByProvider, {
      limits: ({ session }) => [{ key: `order card ${session?.uid}`, most: 20, seconds: 600 }],
      handler: async ask => {
        const { uid } = ask.session
        const { orderNumber } = ask.filter
        const command = {
          type: 'SubmitCardOrder',
          input: { orderId: ask.commandId, orderHash: orderHashOf(orderNumber) },
          given: {
            verified: await isVerified(uid),
            on: isProviderOn(catalogue),
          },
        } as const
        await orders.keep(uid, ask.commandId, orderNumber)
        const outcome = await submitCardOrder(ledger, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await orders.forget(uid, ask.commandId)
          return refusalOf(outcome.refusal, openCodes[outcome.refusal.kind])
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.card.editHolder, {
      limits: ({ session }) => [{ key: `card holder ${session?.uid}`, most: 20, seconds: 600 }],
      handler: async ask => {
        const { uid, email } = ask.session
        const { code, ...holder } = ask.body
        const use = await codes.use(
          { email, scene: 'editcardholder', askers: ask.askers() },
          code,
          ask.commandId,
        )
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId)))
          return refused('WRONG_CODE', 'The code is wrong or has expired')
        const detailsHash = codeHash(config.secretKey, ask.commandId, JSON.stringify(holder)).toString('hex')
        const command = { type: 'EditCardHolder', input: { detailsHash } } as const
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        const [edited] = outcome.events
        if (edited) await holders.save(uid, holder, edited.revision)
        ask.moved(outcome.position)
        return done()
      },
    }),
  ]
}
