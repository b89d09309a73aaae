import { microBatch } from '@strongroom/ledger/eventlog/tools'
import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { bound } from './bound.ts'
import { disableAll, end, endOthers, revoke, revokeAll } from './end-sessions.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { matchesOne, only } from './run.ts'
import { hmacWith, keyHash, newKey } from './secrets.ts'

/**
 * The owner of a session key. `ended`: the session was ended as its account was disabled. `enabled`: what read models know of
 * the account; they may be behind the log either way.
 */
export type KnownSession = {
  readonly uid: string
  readonly email: string
  readonly ended: boolean
  readonly enabled: boolean
  /** Hex of the key's hash: names the session in the server, opens nothing. */
  readonly id: string
  /** HMAC-SHA256 with the session's key, in hex. */
  readonly hmac: (text: string) => string
}

/** Origin of a session: the network address, the country if a proxy says it, and the device by name. */
export type OpenedFrom = {
  readonly address: string
  readonly country: string
  readonly browser?: string
  readonly system?: string
}

/** An open session as its member sees it. */
export type ListedSession = {
  readonly id: string
  readonly browser: string
  readonly system: string
  readonly country: string
  readonly ip: string
  readonly openedAt: Date
  readonly usedAt: Date
}

/** A mailed code's proof for signing in, by its key. */
export type SignInProof = { readonly email: string; readonly key: string }

/**
 * Outcome of a sign-in. `changed`: the credentials are others by now. `unproven`: the proof is unknown, used or ended.
 * `pin-unchecked`, `authenticator-unchecked`: it is not proven by the PAY code, or by the code of the member's app, yet.
 */
export type Opened =
  | { readonly kind: 'opened'; readonly key: string }
  | { readonly kind: 'changed' | 'unproven' | 'pin-unchecked' | 'authenticator-unchecked' }

/** Hours after which a session has ended. */
export const lifetimeHours = 24

/** How exactly the last use of a session is known: noting each would be a write for each read. */
const usedMinutes = 5

/** How long a process goes by what it has seen: another process' sign-out takes effect here that much later at most. */
const keptMs = 1_000

/** Each id with its session that is open. */
const load = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<KnownSession, 'hmac'>>> => {
  const { rows } = await db.query<Omit<KnownSession, 'hmac'> & { readonly stale: boolean }>({
    name: 'sessions',
    text: `select encode(s.hash, 'hex') as id, s.uid::text as uid, m.email,
             s.disabled as ended, coalesce(standing.enabled, true) as enabled,
             s.used_at < now() - interval '${usedMinutes} minutes' as stale
           from private.sessions s join private.members m using (uid)
           left join views.members standing on standing.uid = s.uid::text
           where s.hash = any(select decode(id, 'hex') from unnest($1::text[]) id) and s.expires_at > now()`,
    values: [ids],
  })
  await noteUse(
    db,
    rows.filter(({ stale }) => stale).map(({ id }) => id),
  )
  return new Map(rows.map(({ stale: _, ...row }) => [row.id, row]))
}

/** Also for the browsers of the sessions, which outlive them. Another process may note the same in another order: it passes over those. */
const noteUse = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db.query(
    `with noted as (
       update private.sessions set used_at = now() where hash in (
         select hash from private.sessions where hash = any(select decode(id, 'hex') from unnest($1::text[]) id)
         for update skip locked
       ) returning hash
     )
     update private.push_subscriptions set seen_at = now() where endpoint in (
       select endpoint from private.push_subscriptions where session in (select hash from noted)
       for update skip locked
     )`,
    [ids],
  )
}

const opening = `with known as (
   select uid, authenticator_since from private.credentials
   where uid = $2 and password = $5 and pin is not distinct from $6 for share
 ), taken as (
   delete from private.code_proofs using known
   where hash = $9 and email = $10 and scene = 'login' and expires_at > now()
   returning pin_checked or $6::text is null as pin_checked,
     authenticator_checked or authenticator_since is null as authenticated
 ), logged as (
   insert into private.login_log (uid, address, country)
   select uid, $3, $4 from known, taken where pin_checked and authenticated returning id
 ), opened as (
   insert into private.sessions (hash, uid, expires_at, browser, system, login_id)
   select $1, uid, now() + make_interval(hours => ${lifetimeHours}), $7, $8, logged.id from known, logged
 )
 select exists (select from known) as known, (select pin_checked from taken) as "pinChecked",
   (select authenticated from taken) as authenticated`

type Credentials = { readonly uid: string; readonly password: string; readonly pin: string | null }
type Opening = {
  readonly known: boolean
  readonly pinChecked: boolean | null
  readonly authenticated: boolean | null
}

/**
 * Opens a session for a member whose credentials these are (PHC strings), uses the proof up, and notes the sign-in, in one
 * statement. The lock on the credentials lets their change, an authenticator app that is turned on, and `endSignIns`, come
 * before this or after: what comes before leaves nothing to open a session with, and what comes after ends it. The key is
 * returned once and kept nowhere.
 */
const open = async (
  db: Db,
  { uid, password, pin }: Credentials,
  proof: SignInProof,
  { address, country, browser = '', system = '' }: OpenedFrom,
): Promise<Opened> => {
  const key = newKey()
  const { known, pinChecked, authenticated } = await only<Opening>(db, opening, [
    ...[keyHash(key), uid, address, country, password, pin, browser, system],
    ...[keyHash(proof.key), proof.email],
  ])
  if (!known) return { kind: 'changed' }
  if (pinChecked === null) return { kind: 'unproven' }
  if (!pinChecked) return { kind: 'pin-unchecked' }
  return authenticated ? { kind: 'opened', key } : { kind: 'authenticator-unchecked' }
}

/**
 * Ends a member's sessions, and every code, proof and passkey that a sign-in under way could still open one with; `mail`
 * tells of the passkeys if there were any. Each statement sees what those before it have waited for: a sign-in is wholly
 * before this, or finds nothing.
 */
const endSignIns = (db: Pool, uid: string, mail: Mail): Promise<void> =>
  inTransaction(db, async client => {
    await client.query('select from private.credentials where uid = $1 for update', [uid])
    for (const table of ['email_codes', 'code_proofs'])
      await client.query(
        `delete from private.${table} where scene = 'login'
         and email = (select email from private.members where uid = $1)`,
        [uid],
      )
    const { rowCount } = await client.query('delete from private.passkeys where uid = $1', [uid])
    if (rowCount) await postMail(client, mail)
    await revokeAll(client, uid)
  })

/** Whether the account has been signed in to from an address, as long as sign-ins are kept. */
const haveBegunAt = (db: Db, email: string, address: string): Promise<boolean> =>
  matchesOne(
    db,
    `select from private.login_log join private.members using (uid)
     where email = $1 and address = $2 limit 1`,
    [email, address],
  )

/** A member's open sessions, the one used last first. */
const list = async (db: Db, uid: string): Promise<readonly ListedSession[]> => {
  const { rows } = await db.query<ListedSession>(
    `select encode(s.hash, 'hex') as id, s.browser, s.system, coalesce(l.country, '') as country,
       coalesce(l.address, '') as ip, s.created_at as "openedAt", s.used_at as "usedAt"
     from private.sessions s left join private.login_log l on l.id = s.login_id
     where s.uid = $1 and not s.disabled and s.expires_at > now() order by s.used_at desc, s.hash`,
    [uid],
  )
  return rows
}

/** Sessions, kept by the hash of their key. Requests of one moment share one query. */
export const createSessions = (db: Pool, clock: () => number = () => performance.now()) => {
  const byId = microBatch((ids: readonly string[]) => load(db, ids))

  // Only what was found is remembered, and all of it is forgotten every second, and whenever a session ends here.
  let kept = new Map<string, KnownSession>()
  let forgetAt = 0
  const forget = () => {
    kept = new Map()
  }
  const look = async (key: string): Promise<KnownSession | undefined> => {
    const into = kept
    const found = await byId(keyHash(key).toString('hex'))
    if (!found) return undefined
    const known = { ...found, hmac: hmacWith(key) }
    into.set(key, known)
    return known
  }
  const thenForgotten =
    <Given extends readonly unknown[]>(act: (db: Pool, ...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      await act(db, ...given)
      forget()
    }

  return {
    /** The session a key opens, unless it is unknown, revoked or expired. */
    byKey: (key: string): KnownSession | Promise<KnownSession | undefined> => {
      const now = clock()
      if (now > forgetAt) {
        forget()
        forgetAt = now + keptMs
      }
      return kept.get(key) ?? look(key)
    },
    /** Call it whenever sessions were ended other than by the functions here. */
    forget,
    ...bound({ open, haveBegunAt, list }, db),
    endSignIns: thenForgotten(endSignIns),
    end: thenForgotten(end),
    endOthers: thenForgotten(endOthers),
    revoke: thenForgotten(revoke),
    disableAll: thenForgotten(disableAll),
    revokeAll: thenForgotten(revokeAll),
  }
}
/** The sessions of members. */
export type Sessions = ReturnType<typeof createSessions>
