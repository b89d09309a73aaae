import { type CardFeeTerms, configOf, derivedId, feeMonthOn, walletDecider } from '@strongroom/ledger'
import { listCardsOwing } from '@strongroom/projections'
import { currencyIn, dayOf, forEach, type JobParts, mostAtOnce } from '../jobs.ts'

/** What cards are kept in. */
const cardCurrency = 'USD'

/**
 * Takes the monthly fee of every card on its fee day, suspends a card that does not hold it when that day is over, and
 * takes suspended cards back when they can pay. Each month's commands have ids of their own, so it may run anywhere,
 * twice, and late.
 */
export const takeCardFees = (parts: JobParts) => async (): Promise<void> => {
  const { pool, catalogue, now } = parts
  const terms: Omit<CardFeeTerms, 'currency'> = {
    today: dayOf(now()),
    day: Number(configOf(catalogue, 'cardMonthlyFeeDay')),
    fee: configOf(catalogue, 'cardMonthlyFee'),
  }
  const month = feeMonthOn(terms.today, terms.day)
  // Without a fee there is nothing to take, and still a way back for cards that owed one.
  const statuses = Number(terms.fee) > 0 ? (['active', 'suspended'] as const) : (['suspended'] as const)
  const owing = { month, today: terms.today, statuses, limit: mostAtOnce }
  let after = ''
  for (;;) {
    const uids = await listCardsOwing(pool, { ...owing, after })
    // A house that has just opened has no cards, and no currencies yet.
    if (uids.length === 0) return
    const given = { ...terms, currency: currencyIn(catalogue, cardCurrency) }
    await forEach(uids, 'take-card-fees', parts, uid => takeFee(parts, uid, month, given))
    after = uids.at(-1) ?? ''
    if (uids.length < mostAtOnce) return
  }
}

const takeFee = async ({ means: { ledger } }: JobParts, uid: string, month: string, given: CardFeeTerms) => {
  const give = (type: 'TakeCardFee' | 'SuspendCard') =>
    ledger.handle(walletDecider, uid, {
      id: derivedId('card-fee', uid, type, month),
      actor: { kind: 'system', id: 'take-card-fees' },
      correlationId: `card fee ${uid} ${month}`,
      command: { type, input: { month }, given },
    })
  const taken = await give('TakeCardFee')
  // Refused on the fee day itself: there is time until it is over.
  if (taken.kind === 'refused' && taken.refusal.kind === 'insufficient-funds') await give('SuspendCard')
}
