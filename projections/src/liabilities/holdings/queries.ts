import { ask, type Db } from '../../queries/ask.ts'
import type { RowOf } from '../../rows.ts'

/** An address or a bank account in which the house holds what it owes. Amounts are decimal strings, times ISO 8601. */
export type HoldingRow = RowOf<'holdings'>

/** Every holding of the house, by currency and name. */
export const listHoldings = (db: Db): Promise<readonly HoldingRow[]> =>
  ask<HoldingRow>(
    db,
    `select id, kind, name, reference, currency, amount, held_on, evidence, file_id,
       report_id, network, addresses, stated_at, stated_by
     from views.holdings order by currency, name, id`,
    [],
    'holdings',
  )
