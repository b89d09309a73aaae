import type { Log } from '@strongroom/ledger/eventlog/log'
import { createViews, projections } from '@strongroom/projections'
import { Decimal } from '@strongroom/shared'
import { Pool } from 'pg'
import type { Balances } from './books.ts'

/** The read models: balances against the fold, to the last place; and every table, row by row, against one made anew. */
export const views = async (databaseUrl: string, log: Log, balances: Balances): Promise<string[]> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 6 })
  // The query that needs the broken connection throws.
  pool.on('error', () => {})
  const made = createViews({ pool, log })
  try {
    // The platform is at rest: changes it had still to show when it was ended are shown now.
    await made.catchUp()
    const parked = await made.parked()
    const problems = [
      ...parked.map(each => `parked: ${JSON.stringify(each)}`),
      ...(await shown(pool, balances)),
    ]
    for (const { name, tables } of projections) {
      await made.rebuild(name, { approve: () => false })
      for (const table of Object.keys(tables)) problems.push(...(await rows(pool, table)))
      await made.discard(name, 'next')
    }
    return problems
  } finally {
    await made.close()
    await pool.end()
  }
}

const shown = async (pool: Pool, balances: Balances): Promise<string[]> => {
  const { rows } = await pool.query('select account, currency, amount::text from views.balances')
  const shown = new Map(rows.map(row => [`${row.account} ${row.currency}`, new Decimal(row.amount)]))
  const zero = new Decimal(0)
  return [...new Set([...shown.keys(), ...balances.keys()])].flatMap(key => {
    const [view, truth] = [shown.get(key) ?? zero, balances.get(key) ?? zero]
    return view.equals(truth)
      ? []
      : [`views.balances shows ${view.toFixed()} for ${key}, the log says ${truth.toFixed()}`]
  })
}

/** Rows that only one of the two has, a few of them. */
const rows = async (pool: Pool, table: string): Promise<string[]> => {
  const only = (here: string, there: string) =>
    `(select '${here}' as here, t::text as row from ${here}.${table} t
      except all select '${here}', t::text from ${there}.${table} t limit 3)`
  const { rows } = await pool.query<{ here: string; row: string }>(
    `${only('views', 'views_next')} union all ${only('views_next', 'views')}`,
  )
  return rows.map(({ here, row }) => `only ${here}.${table} has ${row.slice(0, 300)}`)
}
