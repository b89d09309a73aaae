import { nextDay } from '@strongroom/api/vault'
import { type CardFeeDue, type CardFeeTerms, cardDuesOwed, feeMonthOn } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listCardsOwing, mayOweAnnualFee, standsIn } from '@strongroom/projections/card'
import { currencyIn, dayOf, forEach, type JobParts, mostAtOnce } from '../jobs.ts'
import { feesSet, feesSince } from './fees-set.ts'

/** The currency of cards. */
const cardCurrency = 'USD'

type Clock = Pick<JobParts, 'catalogue' | 'now'>

const owingOn = ({ catalogue, now }: Clock) => {
  const terms = {
    today: dayOf(now()),
    day: Number(configOf(catalogue, 'cardMonthlyFeeDay')),
    fees: feesSet(catalogue, 'cardMonthlyFee'),
    annual: feesSet(catalogue, 'cardAnnualFee'),
  }
  // Without a fee there is nothing to take, and still a way back for cards that owed one.
  const isAnnual = terms.annual.some(({ fee }) => Number(fee) > 0)
  const isFree = !isAnnual && terms.fees.every(({ fee }) => Number(fee) === 0)
  const statuses = isFree ? (['suspended'] as const) : (['active', 'suspended'] as const)
  const month = feeMonthOn(terms.today, terms.day)
  return { terms, isAnnual, owing: { month, today: terms.today, statuses, limit: mostAtOnce } }
}

/** As long as a card owes a fee, and when the next day begins (`Job.due`). */
export const takeCardFeesDue = (clock: Clock) => (): string => {
  const { owing, isAnnual } = owingOn(clock)
  const { month, today, statuses } = owing
  return `
    select case when exists (
      select from views.cards where ${standsIn(statuses)}
        and (active_since < '${today}' and (fee_paid_for is null or fee_paid_for < '${month}')
          ${isAnnual ? `or ${mayOweAnnualFee(today, "coalesce((select since from reactions.annual_fee), '0001-01-01')")}` : ''}))
    then 'epoch'::timestamptz else ${nextDay('now')} end from given`
}

/**
 * Takes the monthly and annual fees of every card for every fee day that has come, oldest first, suspends a card that does not hold one
 * when its day is over, and takes suspended cards back when they have paid. Each month's commands have ids of their own, so
 * it may run anywhere, twice, and late.
 */
export const takeCardFees = (parts: JobParts) => async (): Promise<void> => {
  const { pool, catalogue } = parts
  const { terms, owing, isAnnual } = owingOn(parts)
  const since = await annualSince(pool)
  const annual = feesSince(terms.annual, since)
  let after = ''
  for (;;) {
    const uids = await listCardsOwing(pool, { ...owing, annualSince: isAnnual ? since : undefined, after })
    // A house that has just opened has no cards, and no currencies yet.
    if (uids.length === 0) return
    const given = { ...terms, annual, currency: currencyIn(catalogue, cardCurrency) }
    await forEach(uids, 'take-card-fees', parts, uid => takeFees(parts, uid, given))
    after = uids.at(-1) ?? ''
    if (uids.length < mostAtOnce) return
  }
}

/** The day from which years that end are charged. */
const annualSince = async (pool: JobParts['pool']): Promise<string> => {
  const { rows } = await pool.query<{ since: string }>('select since::text from reactions.annual_fee')
  return rows[0]?.since ?? '0001-01-01'
}

const takeFees = async (parts: JobParts, uid: string, given: CardFeeTerms) => {
  const { card } = (await parts.means.ledger.load(walletDecider, uid)).state
  const owed = cardDuesOwed(card, given)
  // A card that was blocked or put in arrears by hand, and activated again, may be suspended again for the same month.
  const since = [card?.activeSince ?? '', ...(card?.timesByHand ? [card.timesByHand] : [])].join(' ')
  for (const due of owed) {
    const taken = await give(parts, { uid, due, step: 'take' }, { type: 'TakeCardFee', given })
    if (taken.kind === 'accepted') continue
    // Refused on the fee day itself: there is time until it is over.
    if (taken.refusal.kind === 'insufficient-funds')
      await give(parts, { uid, due, step: `suspend ${since}` }, { type: 'SuspendCard', given })
    return
  }
  if (owed.length > 0 || card?.status !== 'suspended' || card.byHand) return
  // Nothing is owed any more, as when the fee was free on the days since.
  const due = { month: feeMonthOn(given.today, given.day) }
  await give(parts, { uid, due, step: `resume ${since}` }, { type: 'TakeCardFee', given })
}

type About = { readonly uid: string; readonly due: CardFeeDue; readonly step: string }
type Giving = { readonly type: 'TakeCardFee' | 'SuspendCard'; readonly given: CardFeeTerms }

const give = ({ means: { ledger } }: JobParts, { uid, due, step }: About, { type, given }: Giving) =>
  ledger.handle(walletDecider, uid, {
    id: derivedId(due.annual ? 'annual card fee' : 'monthly card fee', uid, due.month, step),
    actor: { kind: 'system', id: 'take-card-fees' },
    correlationId: `card fee ${uid} ${due.month}`,
    command: { type, input: due, given },
  })
