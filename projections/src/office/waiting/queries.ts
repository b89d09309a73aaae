import { ask, type Db } from '../../queries/ask.ts'
import type { Source } from '../../waits.ts'
import { type PlainKind, plainKinds, sources } from './sources.ts'

/** Cases of one kind and currency that wait. `amount` is without its sign; null, as `currency`, for kinds without one. */
export type WaitingRow = {
  readonly kind: PlainKind
  readonly currency: string | null
  readonly count: number
  readonly amount: string | null
  readonly oldest: string
}

const countsOf = (kind: PlainKind): string => {
  const { table, waits, since, enteredBy, currency, amount } = sources[kind]
  return `select '${kind}' as kind, ${currency} as currency, count(*)::int as count, sum(abs(${amount})) as amount,
      min(${since}) as oldest
    from ${table} where ${waits} and uid <> $1 and ${enteredBy} is distinct from $1 group by 2`
}

/** The kinds of a member's own cases. */
export const ownSources: readonly (Source & { readonly kind: PlainKind })[] = plainKinds.flatMap(kind =>
  sources[kind].ofHouse ? [] : [sources[kind]],
)

const ownCounts = ownSources
  .map(
    ({ kind, table, waits, since, currency, amount }) =>
      `select '${kind}' as kind, ${currency} as currency, count(*)::int as count, sum(${amount}) as amount,
      min(${since}) as oldest
    from ${table} where ${waits} and uid = $1 group by 2`,
  )
  .join(' union all ')

/** A member's own cases that wait, by kind and currency. */
export const countOwnWaiting = (db: Db, uid: string): Promise<readonly WaitingRow[]> =>
  ask<WaitingRow>(db, ownCounts, [uid])

/** Waiting amounts of some kinds, by currency, without the cases of one administrator: their own, and those they entered. */
export const countWaiting = async (
  db: Db,
  kinds: readonly PlainKind[],
  administrator: string,
): Promise<readonly WaitingRow[]> =>
  kinds.length === 0 ? [] : ask<WaitingRow>(db, kinds.map(countsOf).join(' union all '), [administrator])
