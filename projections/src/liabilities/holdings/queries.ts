import type { Db } from '../../queries/ask.ts'
import { type Selected, select } from '../../queries/select.ts'

const holdings = select('holdings', [
  'id',
  'kind',
  'name',
  'reference',
  'currency',
  'amount',
  'held_on',
  'evidence',
  'file_id',
  'report_id',
  'network',
  'addresses',
  'stated_at',
  'stated_by',
])

/** An address or a bank account in which the house holds what it owes. Amounts are decimal strings, times ISO 8601. */
export type HoldingRow = Selected<typeof holdings>

/** Every holding of the house, by currency and name. */
export const listHoldings = (db: Db): Promise<readonly HoldingRow[]> =>
  holdings(db, 'order by currency, name, id', [], 'holdings')
