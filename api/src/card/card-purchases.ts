import { cardPurchaseLineId } from '@strongroom/ledger/card'
import { derivedId } from '@strongroom/ledger/eventlog'
import { askedAmount, walletDecider } from '@strongroom/ledger/wallet'
import { type CardPurchaseRow, listCardPurchases } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { cardRulesLetter } from '../vault/mail/card-letters.ts'
import { searched } from '../vault/searched.ts'
import { verifySecret } from '../vault/secrets.ts'
import { cardCurrency } from './card-status.ts'
import { buyAsDemo } from './processor/demo-processor.ts'
import { tellOnce } from './tell-once.ts'
import { cardPurchaseCsv, notEntered } from './words.ts'

const cardPurchase = recordFrom<CardPurchaseRow>()(wire.cardPurchase, {
  as: { created_date: 'created_at', updated_date: 'updated_at' },
  scaled: {
    asked: 'currency',
    authorised: 'currency',
    held: 'currency',
    captured: 'currency',
    refunded: 'currency',
    limit_amount: 'currency',
  },
})

/** Purchases with their merchants, whose names stand in `private`. */
const recordsOf = async (parts: Parts, rows: readonly CardPurchaseRow[]) => {
  const known = await parts.cardLogDetails.of(rows.map(({ id }) => cardPurchaseLineId(id)))
  return rows.map(row =>
    cardPurchase(parts, row, {
      merchant: known.get(cardPurchaseLineId(row.id))?.merchant || null,
      unwanted: row.unwanted ? 1 : 0,
    }),
  )
}

const purchases = implement(contract.card.purchases, {
  csv: cardPurchaseCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listCardPurchases(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const allPurchases = implement(contract.card.allPurchases, {
  csv: cardPurchaseCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardPurchases(parts.db, await searched(parts.members, filter))
    const names = await parts.members.namesOf(rows.map(({ uid }) => uid))
    const records = await recordsOf(parts, rows)
    return page({ rows: records.map(record => ({ ...record, ...names(record.uid) })), total })
  },
})

const setRules = implement(contract.card.setRules, {
  limits: ask => (ask.body.pin ? guesses('pin')(ask) : []),
  handler: async (ask, parts) => {
    const { ledger, catalogue, members } = parts
    const { uid, email } = ask.session
    const { rules, pin } = ask.body
    if (pin !== undefined && !(await verifySecret(pin, (await members.credentials(email))?.pin)))
      return wrongPin()
    const given = { currency: cardCurrency(catalogue).code, proven: pin !== undefined }
    const command = { type: 'SetCardRules', input: { rules }, given } as const
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    const about = { uid, commandId: ask.commandId }
    return replyOf(ask, outcome, accepted => tellOnce(parts, about, cardRulesLetter, accepted))
  },
})

const tryPurchase = implement(contract.card.tryPurchase, {
  limits: ({ session }) => [{ key: `try purchase ${session?.uid}`, most: 30, seconds: 600 }],
  handler: async (ask, parts) => {
    const { cardProcessor, cardRecords, ledger, log, catalogue } = parts
    const { uid } = ask.session
    if (cardProcessor?.source !== 'demo') throw HttpError.unknown()
    if (!(await ledger.load(walletDecider, uid)).state.card) return refusalOf({ kind: 'card-missing' })
    const card = (await cardRecords.of([uid])).get(uid)?.reference
    if (card === undefined) return refused('CARD_NOT_ENTERED', notEntered)
    const currency = cardCurrency(catalogue)
    const { amount, merchant, mcc, country, channel, number, goes } = ask.body
    const right = askedAmount(amount, currency)
    if ('refusal' in right) return refusalOf(right.refusal)
    const id = derivedId('demo purchase', ask.commandId)
    const wish = { id, card, currency: currency.code, amount, merchant, mcc, country, channel, number, goes }
    const answer = await buyAsDemo({ ...parts, now: () => ask.now }, cardProcessor, wish)
    // The same purchase was tried before, and otherwise: nothing else of a checked wish is not taken.
    if ('error' in answer) throw HttpError.differs()
    ask.moved(await log.head(), uid)
    return one({
      id,
      approved: answer.approved ? 1 : 0,
      reason: answer.reason as wire.TriedPurchase['reason'],
    })
  },
})

/** Purchases with cards as their processor tells of them, and the rules by which they are declined. */
export const cardPurchases: readonly Call[] = [purchases, allPurchases, setRules, tryPurchase]
