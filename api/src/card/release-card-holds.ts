import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type ExpiringPurchase, listExpiredHolds } from '@strongroom/projections/card'
import type { Parts } from '../dependencies.ts'
import { cardCurrency, dayOf } from './card-status.ts'

/** Holds released at a time. */
const PAGE = 500

/** When it is due (`Job.due`): as the day after the last day of a hold begins. */
export const cardHoldsDue = `
  select (min(expires_on)::date + 1)::timestamp at time zone 'UTC' from views.card_purchases where held > 0`

type ReleasingParts = Pick<Parts, 'db' | 'ledger' | 'catalogue'> & {
  readonly now: () => Date
  readonly stopping: AbortSignal
}

/** Gives back what is held for purchases that nobody has captured in time. A capture that comes later takes the money off the card. */
export const releaseCardHolds = (parts: ReleasingParts) => async (): Promise<void> => {
  const today = dayOf(parts.now())
  const expired = await listExpiredHolds(parts.db, { today, limit: PAGE })
  for (const hold of expired) {
    if (parts.stopping.aborted) return
    await release(parts, hold, today)
  }
}

const release = async (
  { ledger, catalogue }: ReleasingParts,
  { uid, id }: ExpiringPurchase,
  today: string,
) => {
  const messageId = `expired ${today}`
  const commandId = derivedId('card hold', uid, id, today)
  const input = { authorisationId: id, messageId: `${id} ${messageId}`, because: 'expired' } as const
  await ledger.handle(walletDecider, uid, {
    id: commandId,
    actor: { kind: 'system', id: 'release-card-holds' },
    correlationId: commandId,
    command: { type: 'ReleaseCardPurchase', input, given: { currency: cardCurrency(catalogue), today } },
  })
}
