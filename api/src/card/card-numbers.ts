import { addMonths, keptAt } from '@strongroom/ledger/book'
import { cardPurchaseLineId, type MakeCardNumber } from '@strongroom/ledger/card'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardNumberRow, listCardNumbers } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { preview } from '../platform/money/preview.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { cardNumberLetter } from '../vault/mail/card-letters.ts'
import { verifySecret } from '../vault/secrets.ts'
import { cardCurrency, dayOf } from './card-status.ts'
import type { NumberWanted } from './processor/disposable-numbers.ts'
import { tellOnce } from './tell-once.ts'
import { cardNumberCsv, notEntered, notGiven } from './words.ts'

/** How long a screen shows a number that it cannot show again: it has to be typed into a shop meanwhile. */
const shownSeconds = 300

const disposableNumber = recordFrom<CardNumberRow>()(wire.disposableNumber, {
  scaled: { amount: 'currency' },
})

const stateOf = ({ use, used_by, closed, until }: CardNumberRow, today: string): wire.CardNumberState => {
  if (use === 'single' && used_by !== null) return 'used'
  if (closed) return 'closed'
  return until < today ? 'ended' : 'open'
}

const numbers = implement(contract.card.numbers, {
  csv: cardNumberCsv,
  handler: async ({ params, filter, now }, parts) => {
    const { rows, total } = await listCardNumbers(parts.db, { ...filter, uid: memberInPath(params) })
    const lineOf = ({ used_by }: CardNumberRow) => cardPurchaseLineId(used_by ?? '')
    const known = await parts.cardLogDetails.of(rows.map(lineOf))
    const records = rows.map(row =>
      disposableNumber(parts, row, {
        merchant: known.get(lineOf(row))?.merchant || null,
        state: stateOf(row, dayOf(now)),
      }),
    )
    return page({ rows: records, total })
  },
})

/** A number of the processor's for the caller's card; nothing where it gives none. The books know nothing of it yet. */
const numberOf = async ({ cardProcessor, logger }: Parts, wanted: NumberWanted, now: Date) =>
  cardProcessor?.giveNumber?.(wanted, now).catch(err => {
    logger.warn({ err }, 'the cards’ processor gave no disposable number')
    return undefined
  })

/** Why the books would refuse a number, so that the processor is asked for none; nothing where they know it already. */
const refusedBefore = async (parts: Parts, uid: string, command: MakeCardNumber) => {
  const { state } = await parts.ledger.load(walletDecider, uid)
  if (keptAt(state.cardNumbers, command.input.numberId)) return undefined
  const found = await preview(parts, uid, command, 'CardNumberMade')
  return 'refusal' in found ? found.refusal : undefined
}

const makeNumber = implement(contract.card.makeNumber, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { ledger, catalogue, members, cardRecords } = parts
    const { uid, email } = ask.session
    const { use, amount, months, pin } = ask.body
    if (!(await verifySecret(pin, (await members.credentials(email))?.pin))) return wrongPin()
    const today = dayOf(ask.now)
    const making = (last4: string) =>
      ({
        type: 'MakeCardNumber',
        input: { numberId: ask.commandId, last4, use, amount, months },
        given: { currency: cardCurrency(catalogue), today },
      }) as const
    const why = await refusedBefore(parts, uid, making('0000'))
    if (why) return refusalOf(why)
    const card = (await cardRecords.of([uid])).get(uid)?.reference
    if (card === undefined) return refused('CARD_NOT_ENTERED', notEntered)
    const wanted = { id: ask.commandId, card, until: addMonths(today, months) }
    const given = await numberOf(parts, wanted, ask.now)
    if (!given) return refused('CARD_NUMBER_NOT_GIVEN', notGiven)
    const { number, cvv, expiry } = given
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, making(number.slice(-4)), catalogue))
    const about = { uid, commandId: ask.commandId }
    return replyOf(ask, outcome, async accepted => {
      await tellOnce(parts, about, cardNumberLetter, accepted)
      return one({ id: ask.commandId, card_number: number, cvv, expiry, seconds: shownSeconds })
    })
  },
})

const closeNumber = implement(contract.card.closeNumber, {
  handler: async (ask, parts) => {
    const command = { type: 'CloseCardNumber', input: { numberId: ask.body.id } } as const
    const outcome = await parts.ledger.handle(walletDecider, ask.session.uid, asked(ask, command))
    return replyOf(ask, outcome, done)
  },
})

/** Disposable numbers of a member's own card: the processor gives them, and the books say which purchases they are for. */
export const cardNumbers: readonly Call[] = [numbers, makeNumber, closeNumber]
