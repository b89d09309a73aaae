import type { wire } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'
import { type PlainKind, plainKinds, sources } from './sources.ts'

/** A case of a member. `status` is 0 while it waits, 1 once it was approved, -1 once it was rejected, -2 once its member cancelled it. */
export type MemberCaseRow = {
  readonly kind: PlainKind
  readonly id: string
  readonly currency: string | null
  readonly amount: string | null
  readonly status: wire.CaseStatus
  readonly created_at: string
}

/** Five beside the one that is looked at. */
const MOST = 6

/** An adjustment that its own administrator took back (-2) is no case of the member's. */
const lastOf = (kind: PlainKind): string => {
  const { table, waits, status, since, currency, amount, ofHouse } = sources[kind]
  return `(select '${kind}' as kind, id, ${currency} as currency, ${amount} as amount,
      case when ${waits} then 0 when ${status} < 0 then ${status} else 1 end as status, ${since} as created_at
    from ${table} where uid = $1 ${ofHouse ? `and ${status} > -2` : ''} order by ${since} desc, id limit ${MOST})`
}

const lastCases = `select * from (${plainKinds.map(lastOf).join(' union all ')}) last
  order by created_at desc, id limit ${MOST}`

/** The last cases of a member over all kinds, the newest first. */
export const listMemberCases = (db: Db, uid: string): Promise<readonly MemberCaseRow[]> =>
  ask<MemberCaseRow>(db, lastCases, [uid])
