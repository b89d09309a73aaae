import type { Position } from '@strongroom/ledger/eventlog'
import { ask, type Db } from '../queries/ask.ts'
import { type Difference, skippedDifference } from './difference.ts'

/** The last findings: three statements, and every difference that speaks against one of them. */
export type Proof = {
  /** Balances and wallets equal the log, up to the event of this running number. */
  readonly equal: boolean
  readonly number: number
  readonly position: Position | ''
  /** At most twenty, events first. `more` is how many there are besides. */
  readonly differences: readonly Difference[]
  readonly more: number
  /**
   * Whether every stream's chain of hashes is `whole` up to the event of a running number. Events are checked as they
   * come, and the whole log again in turn: `checkedAt` (ISO, UTC) is when that was last done.
   */
  readonly chain: { readonly whole: boolean; readonly number: number; readonly checkedAt: string }
  /**
   * Whether every row of every read model, and each state that commands begin from, was last found `equal` to what the log
   * makes. They are compared in turn: `checkedAt` (ISO, UTC) is when the one that waits longest was; nothing before the first round.
   */
  readonly views: {
    readonly equal: boolean
    readonly compared: number
    readonly checkedAt: string | null
    /** How many events read models leave out for good, by decision: each is among the differences. */
    readonly skipped: number
  }
  /** How many accounts were compared. */
  readonly accounts: number
  readonly tookMs: number
  /** ISO, UTC. */
  readonly provenAt: string
}

/** Whether a proof found nothing wrong. */
export const isSound = ({ equal, chain, views }: Proof): boolean => equal && chain.whole && views.equal

type Row = Omit<Proof, 'chain' | 'views'> & {
  readonly chainWhole: boolean | null
  readonly chainNumber: number | null
  readonly chainCheckedAt: string | null
  readonly compared: number
  readonly viewsCheckedAt: string | null
  readonly wrongRows: readonly Difference[]
  readonly moreRows: number
  readonly skipped: readonly Skipped[]
}

type Skipped = {
  readonly view: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
}

const checksSql = `select count(*)::int as compared, min(checked_at) as "viewsCheckedAt",
  coalesce(sum(more), 0)::int as "moreRows",
  coalesce((select jsonb_agg(each order by c.subject, each ->> 'key') from views.checks c, jsonb_array_elements(c.differences) each), '[]') as "wrongRows"
  from views.checks`

const skippedSql = `select coalesce(jsonb_agg(jsonb_build_object('view', projection, 'stream', stream, 'revision', revision,
  'position', position) order by skipped_at, projection), '[]') as skipped from views.skipped`

/** A row of balances or wallets is found by both, the proof and the check, which knows the columns of every row. */
const together = (proven: readonly Difference[], checked: readonly Difference[]): readonly Difference[] => {
  const rows = new Map(checked.map(each => [placeOf(each), each]))
  const ofProof = proven.map(each => ({
    ...each,
    field: each.field ?? rows.get(placeOf(each))?.field ?? null,
  }))
  const places = new Set(proven.map(placeOf))
  return [...ofProof, ...checked.filter(each => !places.has(placeOf(each)))]
}

const placeOf = ({ view, key }: Difference) => `${view} ${key}`

/** The last proof that any process made; nothing before the first, or before the first of this version. */
export const latestProof = async (db: Db): Promise<Proof | undefined> => {
  const [row] = await ask<Row>(
    db,
    `select equal, number, position, differences, more, accounts, took_ms as "tookMs", proven_at as "provenAt",
       chain_whole as "chainWhole", chain_number as "chainNumber", chain_checked_at as "chainCheckedAt", checks.*, left_out.*
     from views.proof, (${checksSql}) checks, (${skippedSql}) left_out`,
    [],
    'proof',
  )
  if (!row || row.chainCheckedAt === null) return undefined
  const {
    chainWhole,
    chainNumber,
    chainCheckedAt,
    compared,
    viewsCheckedAt,
    wrongRows,
    moreRows,
    ...others
  } = row
  const { skipped, ...proof } = others
  const leftOut = skipped.map(({ view, ...event }) => skippedDifference(view, event))
  const equal = wrongRows.length + moreRows === 0
  return {
    ...proof,
    differences: [...together(proof.differences, wrongRows), ...leftOut],
    more: proof.more + moreRows,
    views: { equal, compared, checkedAt: viewsCheckedAt, skipped: leftOut.length },
    chain: { whole: chainWhole ?? false, number: chainNumber ?? 0, checkedAt: chainCheckedAt },
  }
}
