import { cardBatchDecider, finishCardBatch } from '@strongroom/ledger/card'
import { placesOf } from '@strongroom/shared'
import type { Reaction } from './reaction.ts'

const prefix = 'cardbatch-'

/**
 * Finishes imports of card logs whose process died: a batch that is not decided yet, or is accepted and not booked in full.
 * Every step has an id of its own, so it happens once, even if other processes try as well.
 */
export const finishCardBatches: Reaction = {
  name: 'finish-card-batches',
  // An import of ten thousand rows takes some seconds; one that is not all written down by then is refused.
  graceMs: 60_000,
  wokenBy: ['CardBatchOpened'],
  opens: event => (event.type === 'CardBatchOpened' ? event.stream : undefined),
  closes: event =>
    event.type === 'CardBatchBooked' || event.type === 'CardBatchRefused' ? event.stream : undefined,
  act: async (event, { ledger }) => {
    const batchId = event.stream.slice(prefix.length)
    const [row] = (await ledger.load(cardBatchDecider, batchId)).state.rows
    if (!row) throw new Error('a batch has rows')
    await finishCardBatch(ledger, batchId, {
      actor: { kind: 'system', id: 'finish-card-batches' },
      correlationId: event.metadata.correlationId,
      currency: { code: row.currency, scale: placesOf(row.amount) },
    })
  },
}
