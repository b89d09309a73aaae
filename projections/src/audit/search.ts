import type { ListFilter } from '@strongroom/shared'
import { memberOf } from '../event-parts.ts'
import { within } from '../queries/amounts.ts'
import { type Condition, equal } from '../queries/list.ts'

/** The terms of a search for events, besides their member, type and days. */
export type EventSearch = Omit<
  ListFilter<'audit.events'>,
  'page' | 'limit' | 'order' | 'sort' | 'search' | 'timeZone'
> & {
  readonly search?: string | undefined
  /** UTC, when left out. */
  readonly timeZone?: string | undefined
}

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
const byLeg = (search: EventSearch): readonly Condition[] => {
  const parts = [...when('currency = ?', search.currency), ...within('abs(amount)')(search)]
  if (parts.length === 0) return []
  const leg = parts.map(({ sql }) => sql).join(' and ')
  return [
    {
      sql: `number in (select postings.number from views.postings where ${leg})`,
      values: parts.flatMap(({ values }) => values),
    },
  ]
}

/** Events that a text names: their type, their stream, or the event itself. Each is found by an index; nothing is looked into. */
const byText = (text: string | undefined): readonly Condition[] => {
  if (text === undefined) return []
  const uid = memberOf(text)
  const found = [
    ...when('type = ?', text),
    ...when('number = any(array(select number from views.event_keys where id = ?))', text),
    ...(uid === undefined ? when('uid is null and stream = ?', text) : [ofBoth(uid, text)]),
  ]
  return [
    { sql: found.map(({ sql }) => `(${sql})`).join(' or '), values: found.flatMap(({ values }) => values) },
  ]
}
const ofBoth = (uid: string, stream: string): Condition => ({
  sql: 'uid = ? and stream = ?',
  values: [uid, stream],
})

/**
 * Where in the log a time of events lies, with a day to spare: their times follow its order but for the clocks of its writers. Events
 * are read in the order of the log, so without it all later ones would be passed by.
 */
const near = (since: Condition | undefined, until: Condition | undefined): readonly Condition[] => [
  ...(since
    ? [
        {
          sql: `number > coalesce((select number from views.events where created_at < ${since.sql} - interval '1 day'
            order by created_at desc, number desc limit 1), 0)`,
          values: since.values,
        },
      ]
    : []),
  ...(until
    ? [
        {
          sql: `number < coalesce((select number from views.events where created_at > ${until.sql} + interval '1 day'
            order by created_at, number limit 1), 9223372036854775807)`,
          values: until.values,
        },
      ]
    : []),
]
const moment = (instant: string | undefined): Condition | undefined =>
  instant === undefined ? undefined : { sql: '?::timestamptz', values: [instant] }
/** The beginning of a day in a time zone. */
const startOf = (day: string | undefined, zone = 'UTC', after: 0 | 1 = 0): Condition | undefined =>
  day === undefined
    ? undefined
    : { sql: `((?::date + ${after})::timestamp at time zone ?)`, values: [day, zone] }

/** The conditions of a search over `views.events`. */
export const searchedFor = (search: EventSearch): readonly Condition[] => [
  ...ofStream(search.stream),
  ...byText(search.search),
  ...byKey(search.key),
  ...byActor(search.actor),
  ...byLeg(search),
  ...near(moment(search.since), moment(search.until)),
  ...near(startOf(search.from, search.timeZone), startOf(search.to, search.timeZone, 1)),
  ...when('created_at >= ?::timestamptz', search.since),
  ...when('created_at <= ?::timestamptz', search.until),
]
