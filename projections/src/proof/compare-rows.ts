import type { PoolClient } from 'pg'
import type { BookFold } from './book-fold.ts'
import { type Difference, difference, rowDifference } from './difference.ts'
import { fingerprintSql } from './fingerprint.ts'

export type ProvenView = 'balances' | 'wallets'

/** How each view writes its rows, as `rowText` does, and which rows are all zero. */
const sqlOf: Readonly<
  Record<ProvenView, { readonly row: string; readonly key: string; readonly some: string }>
> = {
  balances: {
    key: `account || ' ' || currency`,
    row: `concat_ws(' ', account, currency, amount)`,
    some: 'amount <> 0',
  },
  wallets: {
    key: `uid || ' ' || currency`,
    row: `concat_ws(' ', uid, currency, amount, locked, user_fixed_deposit_amount, card)`,
    some: '(amount <> 0 or locked <> 0 or user_fixed_deposit_amount <> 0 or card <> 0)',
  },
}

/** Every row of a view that is not as the fold has it, by key. */
export const compareRows = async (
  client: PoolClient,
  fold: BookFold,
  view: ProvenView,
): Promise<readonly Difference[]> => {
  const { row, some } = sqlOf[view]
  const { rows } = await client.query<{ print: string }>(
    `select ${fingerprintSql(row)} as print from views.${view} where ${some}`,
  )
  return rows[0]?.print === fold.fingerprint(view) ? [] : lookForDifferences(client, fold, view)
}

/** Row by row, when the fingerprints have told that there is something to find. */
const lookForDifferences = async (
  client: PoolClient,
  fold: BookFold,
  view: ProvenView,
): Promise<readonly Difference[]> => {
  const { row, key, some } = sqlOf[view]
  const { rows } = await client.query<{ key: string; row: string }>(
    `select ${key} as key, ${row} as row from views.${view} where ${some}`,
  )
  const shown = new Map(rows.map(each => [each.key, each.row]))
  const keys = [...new Set([...shown.keys(), ...fold.keys(view)])].sort()
  return keys
    .filter(each => fold.rowOf(view, each) !== shown.get(each))
    .map(each => nameFields(view, each, fold.rowOf(view, each), shown.get(each)))
}

/** The amounts of each view's rows, in the order of their texts, behind the two words of the key. */
const amountsOf: Readonly<Record<ProvenView, readonly string[]>> = {
  balances: ['amount'],
  wallets: ['amount', 'locked', 'user_fixed_deposit_amount', 'card'],
}

/** Of a row that is there on both sides, the amounts that differ; else the row. */
const nameFields = (
  view: ProvenView,
  key: string,
  log: string | undefined,
  shown: string | undefined,
): Difference => {
  if (log === undefined || shown === undefined)
    return difference(view, 'row', key, { log: log ?? null, shown: shown ?? null })
  const [made, found] = [amountsIn(log), amountsIn(shown)]
  const differing = [...amountsOf[view].keys()].filter(at => made[at] !== found[at])
  const said = (words: readonly string[]) => differing.map(at => words[at] ?? '').join(', ')
  return rowDifference(view, key, { field: said(amountsOf[view]), log: said(made), shown: said(found) })
}

/** Without idle zeros: people read them. */
const amountsIn = (row: string): readonly string[] =>
  row
    .split(' ')
    .slice(2)
    .map(amount => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount))
