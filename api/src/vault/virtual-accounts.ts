/** Virtual accounts of members, the requests for one, and those that wait for a second administrator. */

import { createHmac } from 'node:crypto'
import { ask, type Listed, type Listing, list as listFrom } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter, wire } from '@strongroom/shared'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { run } from './run.ts'
import { type WaitingRequests, waitingRequests } from './waiting-requests.ts'

type Details = wire.VirtualAccountDetails
type Wanted = ListFilter<'bank.virtualAccounts'>

/** A member's virtual account, or the request for one, as administrators list it. */
export type VirtualAccountRow = {
  readonly id: string
  readonly uid: string
  readonly status: 0 | 1
  readonly bank_name: string
  readonly last4: string
  readonly asked_at: string
  readonly given_at: string | null
}

const listing: Listing<Wanted> = {
  table: `(select uid, asked_at, given_at, (details is not null)::int as status,
    coalesce(details->>'bank_name', '') as bank_name, coalesce(right(details->>'account_number', 4), '') as last4
    from private.virtual_accounts) accounts`,
  columns: 'uid::text as id, uid::text, status, bank_name, last4, asked_at, given_at',
  sorts: { created_date: 'asked_at' },
  equals: { uid: 'uid::text', status: 'status' },
  tie: 'uid',
  time: 'asked_at',
  search: ['uid::text', 'bank_name'],
}

/** Stands in the log for details that must not: so that they cannot be exchanged later, and nobody guesses them from it. */
export const digestOf = ({ secretKey }: Keyed, uid: string, { ...details }: Details): string =>
  createHmac('sha256', secretKey)
    .update(JSON.stringify([uid, Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')

/** Notes that a member asks for an account; again, or with one there, it changes nothing. */
export const request = ({ db }: Keyed, uid: string): Promise<void> =>
  run(db, 'insert into private.virtual_accounts (uid) values ($1) on conflict do nothing', [uid])

/** A member's account: its details, null while it is only asked for; nothing where it is not. */
export const of = async (
  { db }: Keyed,
  uid: string,
): Promise<{ readonly details: Details | null } | undefined> => {
  const [row] = await ask<{ details: Details | null }>(
    db,
    'select details from private.virtual_accounts where uid = $1',
    [uid],
  )
  return row
}

/** Keeps proposed details; again, it changes nothing. */
export const propose = ({ db }: Keyed, proposalId: string, uid: string, details: Details): Promise<void> =>
  run(
    db,
    `insert into private.proposed_virtual_accounts (proposal_id, uid, details) values ($1, $2, $3)
     on conflict do nothing`,
    [proposalId, uid, JSON.stringify(details)],
  )

/** The account that a proposal would give; undefined where it is over. */
export const proposed = async ({ db }: Keyed, proposalId: string): Promise<Details | undefined> => {
  const [row] = await ask<{ details: Details }>(
    db,
    'select details from private.proposed_virtual_accounts where proposal_id::text = $1',
    [proposalId],
  )
  return row?.details
}

/** Forgets the account of a proposal that is over. */
export const forget = ({ db }: Keyed, proposalId: string): Promise<void> =>
  run(db, 'delete from private.proposed_virtual_accounts where proposal_id::text = $1', [proposalId])

/** Gives a member an account in place of any other, and posts the letter about it once: both or neither. */
export const give = ({ db }: Keyed, uid: string, details: Details, letter: Mail): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `insert into private.virtual_accounts as kept (uid, details, given_at) values ($1, $2, now())
       on conflict (uid) do update set details = excluded.details, given_at = now()
       where kept.details is distinct from excluded.details`,
      [uid, JSON.stringify(details)],
    )
    if (rowCount === 1) await postMail(client, letter)
  })

/** The accounts that are asked for and wait for an administrator to enter them. */
export const waiting = ({ db }: Keyed, uid: string): Promise<WaitingRequests> =>
  waitingRequests(
    db,
    { table: 'private.virtual_accounts', waiting: 'details is null', since: 'asked_at' },
    uid,
  )

/** A page of the accounts, given and asked for. */
export const list = ({ db }: Keyed, filter: Wanted): Promise<Listed<VirtualAccountRow>> =>
  listFrom(db, listing, filter)
