import { legsOf } from '../../event-parts.ts'
import { type AnyEvent, insert, type Projection, put } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { memberOf } from '../member-of.ts'
import { balancesAfter } from './balances.ts'

/** A snapshot stands after every so many events of a member. */
export const SNAPSHOT_STEPS = 250

/** The rows that a place in a member's history is folded from: balances after the last event, and snapshots on the way. */
export const histories: Projection<'histories'> = {
  name: 'histories',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { histories: ['uid'], history_snapshots: ['uid', 'step'] },
  reads: ({ stream }) => {
    const uid = memberOf(stream)
    return uid === undefined ? [] : [{ table: 'histories', key: { uid } }]
  },
  changes: (event, { number, find }) => {
    const uid = memberOf(event.stream)
    if (uid === undefined) return []
    const before = find('histories', { uid })
    const steps = Number(before?.steps ?? 0) + 1
    const balances = textAfter(String(before?.balances ?? '{}'), uid, event)
    const now = put('histories', { uid, steps, number, balances })
    if (steps % SNAPSHOT_STEPS > 0) return [now]
    return [now, insert('history_snapshots', { uid, step: steps, number, at: event.at, balances })]
  },
}

/** Most events move nothing, and their member's balances stay the very text they were. */
const textAfter = (before: string, uid: string, { data }: AnyEvent): string => {
  const legs = legsOf(data)
  if (legs.length === 0) return before
  return JSON.stringify(balancesAfter(JSON.parse(before), uid, legs))
}
