/** Questions of members to customer service, and the answers. */

import type { Db } from '@strongroom/projections/queries'
import {
  type Condition,
  type Listed,
  type Listing,
  list as listFrom,
  type Selected,
} from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter, wire } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { firstOf, run } from './run.ts'
import { selectPrivate } from './tables.ts'
import { type WaitingRequests, waitingRequests } from './waiting-requests.ts'

const cases = selectPrivate('support_cases', [
  'id::text',
  'uid::text',
  'subject',
  'reference',
  'status',
  'messages',
  'created_at',
  'updated_at',
])

/** A case of customer service, without the names of its member. */
export type SupportRow = Selected<typeof cases>

/** A message before it is kept; without `answeredBy` it is the member's. */
export type NewMessage = {
  readonly id: string
  readonly text: string
  readonly file?: string | undefined
  readonly answeredBy?: string
}

const messages = selectPrivate('support_messages', [
  'id::text',
  'answered_by::text as author',
  'body as text',
  'file_id::text as file',
  'at',
])
type MessageRow = Selected<typeof messages>
type Wanted = ListFilter<'support.list'>

const listing: Listing<Wanted> = {
  table: 'private.support_cases',
  columns: cases.columns,
  sorts: { created_date: 'created_at', updated_date: 'updated_at' },
  equals: { uid: 'uid::text', status: 'status', assigned: null },
  search: ['subject', 'reference', 'uid::text', 'id::text'],
}

/** Adds a message and moves its case, both or neither; the same message again changes nothing. */
const add = async (
  db: PoolClient,
  caseId: string,
  { id, text, file, answeredBy }: NewMessage,
  status: wire.SupportStatus,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `insert into private.support_messages (id, case_id, answered_by, body, file_id)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, caseId, answeredBy ?? null, text, file ?? null],
  )
  if (rowCount === 0) return false
  await db.query(
    'update private.support_cases set status = $2, messages = messages + 1, updated_at = now() where id = $1',
    [caseId, status],
  )
  return true
}

type NewCase = Pick<SupportRow, 'id' | 'uid' | 'subject' | 'reference'> & Pick<NewMessage, 'text' | 'file'>

/** Opens a case with its first message; the same id again changes nothing. */
export const open = (db: Pool, { id, uid, subject, reference, ...message }: NewCase): Promise<void> =>
  inTransaction(db, async client => {
    await client.query(
      'insert into private.support_cases (id, uid, subject, reference) values ($1, $2, $3, $4) on conflict do nothing',
      [id, uid, subject, reference],
    )
    await add(client, id, { id, ...message }, 0)
  })

/** Keeps what a member writes on; the case waits for an answer again. */
export const write = (db: Pool, caseId: string, message: NewMessage): Promise<void> =>
  inTransaction(db, async client => void (await add(client, caseId, message, 0)))

/** Keeps an answer, and posts the letter that brings it to the member: both or neither, and once. */
export const answer = (
  db: Pool,
  caseId: string,
  message: NewMessage,
  status: 1 | 2,
  letter: Mail | undefined,
): Promise<void> =>
  inTransaction(db, async client => {
    if ((await add(client, caseId, message, status)) && letter) await postMail(client, letter, message.id)
  })

/** Closes a case or opens it again. */
export const setStatus = (db: Db, id: string, status: 0 | 2): Promise<void> =>
  run(db, 'update private.support_cases set status = $2, updated_at = now() where id = $1 and status <> $2', [
    id,
    status,
  ])

/** The cases that wait for an answer of an administrator. */
export const waiting = (db: Db, uid: string): Promise<WaitingRequests> =>
  waitingRequests(db, { table: 'private.support_cases', waiting: 'status = 0', since: 'updated_at' }, uid)

/** One case of customer service. */
export const find = (db: Db, id: string): Promise<SupportRow | undefined> =>
  firstOf(cases(db, 'where id::text = $1', [id]))

/** The messages of a case that was found, the oldest first. */
export const messagesOf = (db: Db, id: string): Promise<readonly MessageRow[]> =>
  messages(db, 'where case_id = $1::uuid order by number limit 500', [id])

const assignedTo =
  "select from private.case_assignments a where a.kind = 'question' and a.case_id = support_cases.id::text"

const assignedOf = ({ assigned }: Wanted, reader: string): readonly Condition[] => {
  if (assigned === 'me') return [{ sql: `exists (${assignedTo} and a.assignee::text = ?)`, values: [reader] }]
  return assigned === 'nobody' ? [{ sql: `not exists (${assignedTo})`, values: [] }] : []
}

/** A page of the cases. `reader`: the administrator who asks for those assigned to them. */
export const list = (db: Db, filter: Wanted, reader = ''): Promise<Listed<SupportRow>> =>
  listFrom(db, listing, filter, assignedOf(filter, reader))
