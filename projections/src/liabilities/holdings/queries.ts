import { ask, type Db } from '../../queries/ask.ts'

/** An address or a bank account in which the house holds what it owes. Amounts are decimal strings, times ISO 8601. */
export type HoldingRow = {
  readonly id: string
  readonly kind: 'address' | 'bank'
  readonly name: string
  readonly reference: string
  readonly currency: string
  readonly amount: string
  /** The day of which the amount is, `2026-11-22`. */
  readonly held_on: string
  readonly evidence: string
  readonly file_id: string | null
  /** The custody's report that says so; null where finance states it. */
  readonly report_id: string | null
  /** Of a report: the chain. */
  readonly network: string | null
  /** Of a report: on how many of members' deposit addresses; null for an address of the house. */
  readonly addresses: number | null
  readonly stated_at: string
  readonly stated_by: string
}

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
