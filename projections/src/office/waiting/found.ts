import { ask, type Db } from '../../queries/ask.ts'
import type { Source } from '../../waits.ts'
import type { InboxRow } from './inbox.ts'
import { type PlainKind, plainKinds, sources } from './sources.ts'

/** A case of any kind, decided or not. */
export type FoundCase = Omit<InboxRow, 'entered_by'> & { readonly waits: boolean }

const MOST = 5

const casesWhere =
  (condition: (source: Source) => string) =>
  (kind: PlainKind): string => {
    const source = sources[kind]
    return `select '${kind}' as kind, id, uid, ${source.currency} as currency,
        ${source.amount} as amount, ${source.since} as created_at, ${source.waits} as waits
      from ${source.table} where ${condition(source)}`
  }

const latest = (selects: readonly string[]) =>
  `select * from (${selects.join(' union all ')}) found order by created_at desc, id limit ${MOST}`

const proposals = `select 'proposal' as kind, id, null::text as uid, null::text as currency,
    null::numeric as amount, created_at, status = 0 as waits
  from views.proposals where id = any($1)`

const byId = latest([...plainKinds.map(casesWhere(() => 'id = any($1)')), proposals])
/** A kind whose cases ask for no amount has none of an amount. */
const ofAmount = latest(
  plainKinds
    .filter(kind => sources[kind].amount !== 'null::numeric')
    .map(kind => {
      const cases = casesWhere(({ waits, amount }) => `${waits} and ${amount} in ($1::numeric, -$1::numeric)`)
      return `(select * from (${cases(kind)} offset 0) found order by created_at desc limit ${MOST})`
    }),
)

/** Cases of these ids, the newest first. */
export const findCases = (db: Db, ids: readonly string[]): Promise<readonly FoundCase[]> =>
  ask<FoundCase>(db, byId, [ids])

/** Cases that wait of an amount, a decimal string without a sign; the newest first. */
export const findWaitingOf = (db: Db, amount: string): Promise<readonly FoundCase[]> =>
  ask<FoundCase>(db, ofAmount, [amount])
