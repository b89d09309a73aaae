import { createHash } from 'node:crypto'
import { ask } from '@strongroom/projections/queries'
import type { PeriodBalance } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'

/** A statement as it is kept. `status`: 0 waits, 1 is made, -1 could not be. */
export type AccountStatementRow = {
  readonly id: string
  readonly uid: string
  readonly kind: wire.AccountStatement['kind']
  readonly from: string
  readonly to: string
  readonly time_zone: string
  readonly language: wire.Language
  readonly asked_at: string
  readonly status: 0 | 1 | -1
  readonly lines: number
  readonly balances: readonly PeriodBalance[]
  readonly made_at: string | null
}

type Asked = Pick<AccountStatementRow, 'id' | 'uid' | 'kind' | 'from' | 'to' | 'language' | 'time_zone'>

/** A file of a statement without its content. */
export type StatementFileRow = {
  readonly statement_id: string
  readonly format: 'pdf' | 'csv'
  readonly digest: string
  readonly bytes: number
}

/** What the workers have made of a statement. */
export type MadeStatement = Pick<AccountStatementRow, 'lines' | 'balances'> & {
  readonly files: readonly { readonly format: 'pdf' | 'csv'; readonly content: Uint8Array }[]
}

const columns = `id::text, uid::text, kind, to_char(first_day, 'YYYY-MM-DD') as "from",
  to_char(last_day, 'YYYY-MM-DD') as "to", time_zone, language, asked_at, status, lines, balances, made_at`
const MOST_LISTED = 100

/** Members' statements of account and confirmations of balances, with their files. */
export const createAccountStatements = (db: Pool) => ({
  /** Keeps what was asked for, and wakes the workers; asked again under the same id it changes nothing. */
  keep: async ({ id, uid, kind, from, to, time_zone, language }: Asked): Promise<void> => {
    await db.query(
      `insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
      [id, uid, kind, from, to, time_zone, language],
    )
  },
  /** A member's, the newest first. */
  ofMember: (uid: string): Promise<readonly AccountStatementRow[]> =>
    ask(
      db,
      `select ${columns} from private.account_statements where uid = $1
       order by asked_at desc, id limit ${MOST_LISTED}`,
      [uid],
    ),
  filesOf: (ids: readonly string[]): Promise<readonly StatementFileRow[]> =>
    ask(
      db,
      `select statement_id::text, format, digest, length(content) as bytes from private.account_statement_files
       where statement_id::text = any($1) order by format desc`,
      [ids],
    ),
  /** A file of one of a member's own, with its content. */
  file: async (uid: string, id: string, format: string) =>
    (
      await ask<AccountStatementRow & { readonly content: Buffer }>(
        db,
        `select ${columns}, content from private.account_statements
         join private.account_statement_files f on f.statement_id = id
         where uid = $1 and id::text = $2 and format = $3`,
        [uid, id, format],
      )
    )[0],
  /** The one whose turn it is, the oldest first: one that a killed worker has left is made by the next turn. */
  next: async (): Promise<AccountStatementRow | undefined> =>
    (
      await ask<AccountStatementRow>(
        db,
        `select ${columns} from private.account_statements where status = 0 order by asked_at, id limit 1`,
      )
    )[0],
  /** Keeps what was made, once: a second worker's files of the same statement change nothing. */
  end: async (id: string, { lines, balances, files }: MadeStatement): Promise<void> => {
    await db.query(
      `with made as (
         update private.account_statements set status = 1, lines = $2, balances = $3, made_at = now()
         where id = $1 and status = 0 returning id)
       insert into private.account_statement_files (statement_id, format, content, digest)
       select made.id, format, content, digest
       from made, unnest($4::text[], $5::bytea[], $6::text[]) as f (format, content, digest)`,
      [
        ...[id, lines, JSON.stringify(balances)],
        files.map(({ format }) => format),
        files.map(({ content }) => Buffer.from(content)),
        files.map(({ content }) => createHash('sha256').update(content).digest('hex')),
      ],
    )
  },
  /** Says that it could not be made. */
  fail: async (id: string): Promise<void> => {
    await db.query(
      'update private.account_statements set status = -1, made_at = now() where id = $1 and status = 0',
      [id],
    )
  },
})
