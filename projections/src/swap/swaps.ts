import { uidOf } from '../event-parts.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { insert, type Projection } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Swaps, each final when it appears. */
export const swaps: Projection<'swaps'> = {
  name: 'swaps',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { swaps: ['uid', 'id'] },
  changes: byFact<FactsNamed<'Swap'>>({
    SwapSettled: (
      { swapId: id, source, target, sourceAmount, receivedAmount, rate, feeRate, fee },
      event,
    ) => [
      insert('swaps', {
        id,
        uid: uidOf(event),
        source,
        target,
        source_amount: sourceAmount,
        received_amount: receivedAmount,
        rate,
        fee_rate: feeRate,
        fee,
        created_at: event.at,
      }),
    ],
  }),
}
