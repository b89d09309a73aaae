import { Decimal } from '@strongroom/shared'
import type { PoolClient } from 'pg'
import type { NewItem } from './statement-new-item.ts'

// Lines of statements from before their keys were made of more texts. A file that overlaps with one of them has the same lines under
// other keys: without this, they would come in as new ones.

type FormerLine = {
  readonly statement_id: string
  readonly id: string
  readonly file_name: string
  readonly day: string
  readonly amount: string
  readonly currency: string
  readonly text: string
  readonly line_key: string
}

/** So many of a day and an amount are looked at for each line: a file of one line over and over would take hours. */
const MOST_ALIKE = 200

const formerLines = `select other.statement_id, other.id, s.file_name, other.booked_on::text as day, other.amount::text,
    other.currency, concat_ws(' ', other.reference, other.counterparty) as text, other.line_key
  from private.statements s
  join private.statement_items other on other.statement_id = s.id and other.side = 'line'
  where s.has_former_keys and s.id <> $1 and s.source_id = (select source_id from private.statements where id = $1)
    and other.booked_on between $2 and $3 and other.line_key is not null and other.also is null
  order by s.created_at, other.id`

const placeOf = (day: string, amount: string, currency: string): string =>
  `${day} ${new Decimal(amount).toFixed()} ${currency}`

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The place of the same line among those alike: one without a text says too little where another has the same. */
const sameAmong = (alike: readonly FormerLine[], text: string): number => {
  const at = alike.findIndex(each => each.text.trim() !== '' && isSameText(each.text, text))
  return at < 0 ? alike.findIndex(each => isSameText(each.text, text)) : at
}

/** Whether all words of one text stand in the other, however it is parted: readers have become better at leaving marks out. */
const isSameText = (one: string, other: string): boolean => {
  const isWithin = (words: readonly string[], whole: readonly string[]) => {
    const joined = whole.join('')
    return words.every(word => joined.includes(word))
  }
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return isWithin(words, others) || isWithin(others, words)
}

/** Marks the new lines of a statement that one of the former form has too; each of those stands for one line. */
export const markFormerLines = async (
  client: PoolClient,
  id: string,
  lines: readonly NewItem[],
  [first, last]: readonly [first: string, last: string],
): Promise<void> => {
  const { rows } = await client.query<FormerLine>(formerLines, [id, first, last])
  if (rows.length === 0) return
  const keys = new Set(lines.map(({ key }) => key))
  const former = new Set(rows.map(({ line_key: key }) => key))
  const free = Map.groupBy(
    rows.filter(({ line_key: key }) => !keys.has(key)),
    ({ day, amount, currency }) => placeOf(day, amount, currency),
  )
  const found: (readonly [string, string])[] = []
  for (const { id: item, key, bookedOn, amount, currency, reference, counterparty } of lines) {
    if (key === null || former.has(key)) continue
    const alike = free.get(placeOf(bookedOn, amount, currency)) ?? []
    const text = `${reference} ${counterparty}`
    const at = sameAmong(alike.slice(0, MOST_ALIKE), text)
    const [same] = at < 0 ? [] : alike.splice(at, 1)
    if (!same) continue
    const { statement_id: statement, file_name } = same
    found.push([item, JSON.stringify({ statement, item: same.id, file_name })])
  }
  await client.query(
    `update private.statement_items kept set also = n.also from unnest($2::text[], $3::jsonb[]) as n (id, also)
     where kept.statement_id = $1 and kept.id = n.id and kept.also is null`,
    [id, found.map(([item]) => item), found.map(([, also]) => also)],
  )
}
