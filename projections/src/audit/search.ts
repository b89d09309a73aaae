import type { ListFilter } from '@strongroom/shared'
import { type Condition, equal } from '../queries/list.ts'
import { memberOf } from './member-of.ts'

/** The terms of a search for events, besides their member, type and days. */
export type EventSearch = Omit<
  ListFilter<'audit.events'>,
  'page' | 'limit' | 'order' | 'sort' | 'search' | 'timeZone'
>

/** A member's streams are found by the member, all others by name: the indexes are made for that. */
const ofStream = (stream: string | undefined): readonly Condition[] => {
  if (stream === undefined) return []
  const uid = memberOf(stream)
  const whose = uid === undefined ? [{ sql: 'uid is null', values: [] }] : equal('uid', uid)
  return [...whose, ...equal('stream', stream)]
}

const when = (sql: string, value: unknown): readonly Condition[] =>
  value === undefined ? [] : [{ sql, values: [value] }]

const byKey = (key: string | undefined) =>
  when(
    'number in (select number from views.event_keys where ? in (id, command_id, correlation_id, txid))',
    key,
  )

const byActor = (actor: string | undefined): readonly Condition[] =>
  actor === undefined
    ? []
    : [
        {
          sql: 'number in (select number from views.event_keys where actor in (?, ?, ?))',
          values: [`member ${actor}`, `admin ${actor}`, `system ${actor}`],
        },
      ]

/** One leg that has the currency and an amount of the range. */
const byLeg = ({ currency, amount_from, amount_to }: EventSearch): readonly Condition[] => {
  const parts = [
    ...when('currency = ?', currency),
    ...when('abs(amount) >= ?::numeric', amount_from),
    ...when('abs(amount) <= ?::numeric', amount_to),
  ]
  if (parts.length === 0) return []
  const leg = parts.map(({ sql }) => sql).join(' and ')
  return [
    {
      sql: `number in (select postings.number from views.postings where ${leg})`,
      values: parts.flatMap(({ values }) => values),
    },
  ]
}

/** The conditions of a search over `views.events`. */
export const searchedFor = (search: EventSearch): readonly Condition[] => [
  ...ofStream(search.stream),
  ...byKey(search.key),
  ...byActor(search.actor),
  ...byLeg(search),
  ...when('created_at >= ?::timestamptz', search.since),
  ...when('created_at <= ?::timestamptz', search.until),
]
