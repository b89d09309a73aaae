import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Bytes } from './cipher.ts'
import type { Entry, EntryHeader } from './entries.ts'

/**
 * Tables that stay behind: sessions, browsers that take messages, codes, confirmations and what was counted of callers are worth nothing a moment later, and a session
 * that its member has ended, or a link of a mail that was used up (about a sign-in, or the end of an allow-list), must not come back. How far
 * mails have told the log is begun anew where it is restored, so that no member is told of old decisions. Files of exports are large,
 * last for days and are made again from what the archive holds. Which migrations ran is in the manifest.
 */
const leftOut = [
  'allow_list_ends',
  'code_proofs',
  'confirmations',
  'email_codes',
  'export_parts',
  'migrations',
  'notice_post',
  'push_posts',
  'push_subscriptions',
  'rate_counts',
  'replays',
  'sessions',
  'sign_in_alerts',
]

/** Whether a table stays behind. Archives of versions that took it along hold it: its rows are passed over. */
export const isLeftOut = (name: string): boolean => leftOut.some(each => name === `private.${each}`)

export type Table = { readonly name: string; readonly columns: readonly string[] }

/**
 * Every table of private data, those that others refer to first, and what operators have decided to leave out of read models,
 * which no log tells.
 */
export const listTables = async (client: PoolClient): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select format('%I.%I', nspname, relname) as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum) as columns,
       array(select format('%I.%I', n.nspname, other.relname) from pg_constraint k
         join pg_class other on other.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and (nspname = 'private' and relname <> all ($1) or nspname = 'views' and relname = 'skipped')
     order by 1`,
    [leftOut],
  )
  const sorted: Table[] = []
  const put = ({ name, columns, needs }: (typeof rows)[number]): void => {
    if (sorted.some(each => each.name === name)) return
    for (const needed of rows.filter(each => needs.includes(each.name))) put(needed)
    sorted.push({ name, columns })
  }
  for (const row of rows) put(row)
  return sorted
}

const columnList = (columns: readonly string[]): string => columns.map(name => `"${name}"`).join(', ')

/** A table as PostgreSQL's COPY writes it as text, which says every type exactly. */
export const tableEntry = (client: PoolClient, { name, columns }: Table): Entry => ({
  header: { kind: 'table', name, columns },
  parts: client.query(copyTo(`copy ${name} (${columnList(columns)}) to stdout`)),
})

/** Last number given to a row, by sequence. */
export const readSequences = async (client: PoolClient): Promise<EntryHeader> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = 'private' and last_value is not null order by 1`,
  )
  return { kind: 'sequences', values: Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

/** Fills a table; it has to be one of those that `listTables` names. */
export const fillTable = async (
  client: PoolClient,
  { name, columns }: Table,
  parts: Bytes,
): Promise<void> => {
  const into = client.query(copyFrom(`copy ${name} (${columnList(columns)}) from stdin`))
  await pipeline(Readable.from(parts), into)
}

export const setSequences = async (
  client: PoolClient,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    await client.query('select setval($1::regclass, $2::bigint)', [name, value])
}

/** Passes bytes of COPY on, and says of each part how many rows end in it. */
export async function* countLines(
  parts: Bytes,
  onLines: (lines: number) => void,
): AsyncGenerator<Uint8Array> {
  onLines(0)
  for await (const part of parts) {
    let lines = 0
    for (const byte of part) if (byte === 0x0a) lines++
    onLines(lines)
    yield part
  }
}
