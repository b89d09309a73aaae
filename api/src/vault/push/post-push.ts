/** Push messages go out through a table, as mail does: posted in the transaction of what they are about. */

import type { wire } from '@strongroom/shared'
import type { PoolClient } from 'pg'
import type { Bound } from '../push-subscriptions.ts'
import { run } from '../run.ts'

/** A message: a sentence, an amount for those who allow it, and where a click on it leads in the client. */
export type PushMessage = {
  readonly title: string
  readonly amount?: string | undefined
  readonly path: string
}

/** SQL: the message of title ($3), amount ($4) and path ($5), as a browser takes it. */
const messageBody = `jsonb_strip_nulls(jsonb_build_object(
  'title', $3::text, 'body', case when amounts then $4::text end, 'path', $5::text))::text`

/** Posts a message to each browser of a member that takes some, unless the member wants none of its kind. */
export const postPush = (
  client: PoolClient,
  uid: string,
  { kind, title, amount, path }: PushMessage & { readonly kind: wire.NoticeKind },
): Promise<void> =>
  run(
    client,
    `insert into private.push_posts (endpoint, body)
     select endpoint, ${messageBody}
     from private.push_subscriptions
     where uid = $1 and not exists (
       select from private.notices_off off where off.uid = $1 and off.kind = $2 and channel = 'push')`,
    [uid, kind, title, amount ?? null, path],
  )

/**
 * Posts a message to the browsers where a member confirms what they have begun in this session, whatever kinds they want: it is asked for.
 * It is neither tried nor kept by a push service once it is of no use.
 */
export const askToConfirm = (
  client: PoolClient,
  { uid, session }: Bound,
  { title, amount, path, keptSeconds }: PushMessage & { readonly keptSeconds: number },
): Promise<void> =>
  run(
    client,
    `insert into private.push_posts (endpoint, body, kept_seconds)
     select endpoint, ${messageBody}, $6
     from private.push_subscriptions where uid = $1 and confirms and session <> decode($2, 'hex')`,
    [uid, session, title, amount ?? null, path, keptSeconds],
  )
