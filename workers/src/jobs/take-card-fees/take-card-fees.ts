import { nextDay } from '@strongroom/api/vault'
import { type CardFeeDue, type CardFeeTerms, cardDuesOwed, feeMonthOn } from '@strongroom/ledger/card'
import { configOf, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardsCharged, listCardsOwing, mayOweFee } from '@strongroom/projections/card'
import { currencyIn, dayOf, forEach, type JobParts, mostAtOnce } from '../jobs.ts'
import { feesSet, feesSince, isEverCharged } from './fees-set.ts'

/** The currency of cards. */
const cardCurrency = 'USD'

type Clock = Pick<JobParts, 'catalogue' | 'now'>

/** The cards that a fee is taken of. Where it was always free there is nothing to take, and still a way back for cards that owed one. */
const chargedBy = (catalogue: LiveCatalogue, fee: 'monthly_fee' | 'annual_fee'): CardsCharged => {
  const usual = isEverCharged(feesSet(catalogue, fee))
  const types = catalogue.list('card-type').map(({ id }) => id)
  return { usual, otherwise: types.filter(id => isEverCharged(feesSet(catalogue, fee, id)) !== usual) }
}

const owingOn = ({ catalogue, now }: Clock) => {
  const today = dayOf(now())
  const day = Number(configOf(catalogue, 'cardMonthlyFeeDay'))
  const [monthly, annual] = [chargedBy(catalogue, 'monthly_fee'), chargedBy(catalogue, 'annual_fee')]
  return { day, owing: { month: feeMonthOn(today, day), today, monthly, annual } }
}

/** As long as a card owes a fee, and when the next day begins (`Job.due`). */
export const takeCardFeesDue = (clock: Clock) => (): string => {
  const annualSince = "coalesce((select since from reactions.annual_fee), '0001-01-01')"
  return `
    select case when exists (select from views.cards where ${mayOweFee({ ...owingOn(clock).owing, annualSince })})
    then 'epoch'::timestamptz else ${nextDay('now')} end from given`
}

/**
 * Takes the monthly and annual fees of every card for every fee day that has come, oldest first, suspends a card that does not hold one
 * when its day is over, and takes suspended cards back when they have paid. Each month's commands have ids of their own, so
 * it may run anywhere, twice, and late.
 */
export const takeCardFees = (parts: JobParts) => async (): Promise<void> => {
  const { pool, catalogue } = parts
  const { day, owing } = owingOn(parts)
  const since = await annualSince(pool)
  const termsFor = (type: string | undefined): CardFeeTerms => ({
    today: owing.today,
    day,
    currency: currencyIn(catalogue, cardCurrency),
    fees: feesSet(catalogue, 'monthly_fee', type),
    annual: feesSince(feesSet(catalogue, 'annual_fee', type), since),
  })
  let after = ''
  for (;;) {
    const due = { ...owing, annualSince: `'${since}'` }
    const uids = await listCardsOwing(pool, { ...due, after, limit: mostAtOnce })
    // A house that has just opened has no cards, and no currencies yet.
    if (uids.length === 0) return
    await forEach(uids, 'take-card-fees', parts, uid => takeFees(parts, uid, termsFor))
    after = uids.at(-1) ?? ''
    if (uids.length < mostAtOnce) return
  }
}

/** The day from which years that end are charged. */
const annualSince = async (pool: JobParts['pool']): Promise<string> => {
  const { rows } = await pool.query<{ since: string }>('select since::text from reactions.annual_fee')
  return rows[0]?.since ?? '0001-01-01'
}

const takeFees = async (
  parts: JobParts,
  uid: string,
  termsFor: (type: string | undefined) => CardFeeTerms,
) => {
  const { card } = (await parts.means.ledger.load(walletDecider, uid)).state
  const given = termsFor(card?.cardType)
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
