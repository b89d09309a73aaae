import { addMonths, keptAt } from '@strongroom/ledger/book'
import { type CardNumber, cardPurchaseLineId, type MakeCardNumber } from '@strongroom/ledger/card'
import { type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import { type CardNumberRow, listCardNumbers } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses, inADay } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { cardNumberLetter } from '../vault/mail/card-letters.ts'
import { verifySecret } from '../vault/secrets.ts'
import { cardCurrency, dayOf } from './card-status.ts'
import type { NumberWanted } from './processor/disposable-numbers.ts'
import { tellOnce } from './tell-once.ts'
import { cardNumberCsv, notEntered, notGiven } from './words.ts'

/** How long a screen shows a number that it cannot show again: it has to be typed into a shop meanwhile. */
const shownSeconds = 300

/** Numbers that a member may ask the processor for in a day: each stands in the books for good. */
const mostNumbersADay = 30

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

/**
 * Why the books refuse a number now, so that the processor is asked for none. A number that they have already is looked at as if it
 * were the first: its answer may be asked for again, but not once the card can no longer be used.
 */
const refusalNow = (command: MakeCardNumber, wallet: Wallet, now: Date) => {
  const isKnown = keptAt(wallet.cardNumbers, command.input.numberId) !== undefined
  const before = isKnown ? { ...wallet, cardNumbers: [] } : wallet
  const decision = walletDecider.decide(command, before, now.toISOString())
  return decision.kind === 'refused' ? decision.refusal : undefined
}

/** A number that was made before is shown as long as a screen would have shown it, for an answer that was lost. */
const isShownStill = ({ closed }: CardNumber, madeAt: string | undefined, now: Date): boolean =>
  !closed && madeAt !== undefined && now.getTime() - Date.parse(madeAt) <= shownSeconds * 1000

const numberGone = { kind: 'card-number-missing' } as const

const makeNumber = implement(contract.card.makeNumber, {
  limits: ask => [
    ...guesses('pin')(ask),
    { key: `card numbers ${ask.session?.uid}`, ...inADay(mostNumbersADay) },
  ],
  handler: async (ask, parts) => {
    const { ledger, catalogue, members, cardRecords } = parts
    const { commandId: id, now } = ask
    const { uid, email } = ask.session
    const { use, amount, months, pin } = ask.body
    if (!(await verifySecret(pin, (await members.credentials(email))?.pin))) return wrongPin()
    const today = dayOf(now)
    const making = (last4: string) =>
      ({
        type: 'MakeCardNumber',
        input: { numberId: id, last4, use, amount, months },
        given: { currency: cardCurrency(catalogue), today },
      }) as const
    const book = async (last4: string) => {
      const outcome = await ledger.handle(walletDecider, uid, asked(ask, making(last4), catalogue))
      if (outcome.kind === 'accepted')
        await tellOnce(parts, { uid, commandId: id }, cardNumberLetter, outcome)
      return outcome
    }
    const { state } = await ledger.load(walletDecider, uid)
    const known = keptAt(state.cardNumbers, id)
    // Its holder is told of a number that stands, whatever becomes of its answer.
    const before = known && (await book(known.last4))
    const why = refusalNow(making('0000'), state, now)
    if (why) return refusalOf(why)
    if (known && before?.kind === 'accepted' && !isShownStill(known, before.events[0]?.metadata.at, now))
      return refusalOf(numberGone)
    const card = (await cardRecords.of([uid])).get(uid)?.reference
    if (card === undefined) return refused('CARD_NOT_ENTERED', notEntered)
    const until = known?.until ?? addMonths(today, months)
    const given = await numberOf(parts, { id, card, until }, now)
    if (!given && known) throw HttpError.outcomeUnknown()
    if (!given) return refused('CARD_NUMBER_NOT_GIVEN', notGiven)
    const { number, cvv, expiry } = given
    const outcome = before ?? (await book(number.slice(-4)))
    return replyOf(ask, outcome, () => one({ id, card_number: number, cvv, expiry, seconds: shownSeconds }))
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
