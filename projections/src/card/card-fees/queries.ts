import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'
import type { Listed } from '../../queries/list.ts'

/** Sums of card fees in one currency: of a day, of a month, or of a card in all its life. */
export type CardFeeSum = {
  /** `2026-02-03`, `2026-02`, or the member's uid. */
  readonly of: string
  readonly currency: string
  /** How many cards it comes from. */
  readonly cards: number
  readonly opening: string
  readonly charge: string
  readonly monthly: string
  readonly annual: string
  readonly network: string
  readonly reversed: string
  /** The money that the house has put on new cards: below zero. */
  readonly initial: string
  readonly total: string
}

const groups = {
  day: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: `to_char(created_at at time zone 'UTC', 'YYYY-MM')`,
  card: 'uid',
} as const
export type CardFeeGroup = keyof typeof groups

const kinds = ['opening', 'charge', 'monthly', 'annual', 'network', 'reversed', 'initial'] as const
const perKind = kinds.map(kind => `coalesce(sum(amount) filter (where kind = '${kind}'), 0) as ${kind}`)

/** The filter of `card.feesByDay`, as the contract declares it; the other groups take the same. */
export type CardFeeFilter = ListFilter<'card.feesByDay'>

const sorts: Readonly<Record<CardFeeFilter['sort'], string>> = { date: '1', total: 'sum(amount)' }

/** Card fees by day or month (UTC), or by card. `from` and `to` are the first and last days (UTC) of the sums. */
export const listCardFees = async (
  db: Db,
  group: CardFeeGroup,
  { page, limit, sort, order, from, to, currency, uid }: CardFeeFilter,
): Promise<Listed<CardFeeSum>> => {
  const values = [from ?? null, to ?? null, currency ?? null, uid ?? null]
  const sums = `select ${groups[group]} as of, currency, count(distinct uid)::int as cards, ${perKind.join(', ')},
      sum(amount) as total
    from views.card_fees
    where ($1::date is null or created_at >= $1::date::timestamp at time zone 'UTC')
      and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'UTC')
      and ($3::text is null or currency = $3) and ($4::text is null or uid = $4)
    group by 1, 2`
  const direction = order === 'asc' ? 'asc' : 'desc'
  const window = `order by ${sorts[sort]} ${direction}, 2 limit ${limit} offset ${(page - 1) * limit}`
  const [rows, counted] = await Promise.all([
    ask<CardFeeSum>(db, `${sums} ${window}`, values),
    ask<{ n: number }>(db, `select count(*)::float8 as n from (${sums}) sums`, values),
  ])
  return { rows, total: counted[0]?.n ?? 0 }
}
