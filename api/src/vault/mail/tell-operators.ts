import { type Books, readBooks } from '@strongroom/projections/proof'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool, PoolClient } from 'pg'
import { type Addressee, alarmLetter, type Finding } from './letters.ts'
import { postMail } from './post.ts'

/** Proofs are made every few seconds; an older one says nothing about what is wrong now. */
const FRESH_MS = 15 * 60_000

/**
 * Mails every operator what the proof, the checks of read models and the seal have newly found, and what it no longer finds: once each, whatever process looks.
 * Figures are no part of it: they change with every movement, and `status` and the screens show them.
 */
export const tellOperators = async (db: Pool): Promise<void> => {
  const books = await readBooks(db)
  const { proof, findings, more } = books
  if (!proof || Date.now() - Date.parse(proof.provenAt) > FRESH_MS) return
  await inTransaction(db, async client => {
    const { found, gone } = await takeNews(client, books)
    if (found.length + gone.length === 0) return
    const left = findings.length + more
    for (const to of await operators(client)) {
      if (found.length > 0)
        await postMail(client, alarmLetter(to, { outcome: 'alarm', findings: found, left }))
      if (gone.length > 0)
        await postMail(client, alarmLetter(to, { outcome: 'mended', findings: gone, left }))
    }
  })
}

/** Whenever something stands or was told of: a later proof, check or turn of the seal may have found more, or less. */
export const tellOperatorsDue = `
  select greatest(p.proven_at, (select max(checked_at) from views.checks), (select fault_at from seal.tree))
  from views.proof p
  where p.proven_at > now() - make_interval(secs => ${FRESH_MS / 1_000})
    and (p.differences <> '[]' or p.more > 0 or exists (select from private.proof_alarms)
      or exists (select from views.checks where differences <> '[]' or more > 0)
      or exists (select from views.skipped) or exists (select from seal.tree where fault is not null))`

/** Notes what is told from now on; the rows' locks make other processes wait and find nothing new. */
const takeNews = async (client: PoolClient, { findings, more }: Books) => {
  // A read model that is made anew is nothing to be alarmed by.
  const standing = findings.filter(({ kind }) => kind !== 'rebuilding').map(textOf)
  const found = await client.query<{ finding: string }>(
    `insert into private.proof_alarms (finding) select unnest($1::text[]) on conflict do nothing returning finding`,
    [standing],
  )
  // Of more than are named, one that is no longer among them may stand all the same.
  const gone = await client.query<{ finding: string }>(
    `with gone as (
       delete from private.proof_alarms where not finding = any ($1::text[]) and $2 = 0 returning finding, told_at)
     insert into private.past_alarms (finding, found_at, gone_at)
     select finding::jsonb, told_at, now() from gone returning finding::text`,
    [standing, more],
  )
  if (gone.rows.length > 0)
    await client.query(`delete from private.past_alarms where gone_at < now() - interval '90 days'`)
  return { found: found.rows.map(findingIn), gone: gone.rows.map(findingIn) }
}

/** The proof finds a row of these before the check does, and may name other columns by then: it stays one finding. */
const foundTwice: ReadonlySet<string> = new Set(['balances', 'wallets'])

const textOf = ({ view, kind, key, position, field }: Finding): string =>
  JSON.stringify({ view, kind, key, position, ...(field === null || foundTwice.has(view) ? {} : { field }) })
const findingIn = ({ finding }: { finding: string }): Finding => ({ field: null, ...JSON.parse(finding) })

const operators = async (client: PoolClient): Promise<readonly Addressee[]> =>
  (
    await client.query<Addressee>(
      `select m.email, m.language from private.members m
       join views.members standing on standing.uid = m.uid::text
       where standing.role in ('operator', 'superadmin') and standing.enabled and m.registered order by m.uid`,
    )
  ).rows
