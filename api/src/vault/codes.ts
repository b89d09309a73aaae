/**
 * Codes by e-mail, and to a phone's number in an address' place: six digits, 30 minutes, for one address and one scene (and
 * one payment), used once. Codes of one address live beside each other, each with five tries for what asked for it.
 */

import { randomUUID } from 'node:crypto'
import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { bindingOf, type Payment } from './payment-binding.ts'
import { first, matchesOne, run } from './run.ts'
import { codeHash, keyHash, newCode, newKey } from './secrets.ts'

/** The askers of a code: a signed call's session, and the program at a network address. A code belongs to the first. */
export type Askers = readonly [string, ...string[]]

type Asked = {
  readonly email: string
  readonly scene: wire.Scene
  readonly askers: Askers
  readonly payment?: Payment | undefined
}

const minutesValid = 30
const tries = 5
/** Tries of one code from elsewhere than where it was asked for, and how many codes such a try is held against. */
const elsewhere = { tries: 3, codes: 3 }
const minutesProven = 10

const hashed = (secretKey: string, id: string, code: string) => codeHash(secretKey, id, code)

const askerHash = (secretKey: string, asker: string) => codeHash(secretKey, 'asker', asker)

/**
 * Counts a try, and says whether it was right: against the code that this command has used, else the newest that this
 * asker has asked for, else the newest of others, whose few tries from elsewhere it takes and no more. A payment that is
 * tried again must not fail because a code for the next one has been asked for meanwhile.
 */
const tryCode = async (
  { db, secretKey }: Keyed,
  { email, scene, askers }: { email: string; scene: wire.Scene | undefined; askers: Askers },
  code: string,
  by: string | null,
) => {
  const { rows } = await db.query<{
    id: string
    scene: wire.Scene
    binding: string
    code: Buffer
    own: boolean
  }>(
    `with known as (
       select id, asker, used_by, created_at, tries_elsewhere, coalesce(asker = any($4::bytea[]), false) as own
       from private.email_codes
       where email = $1 and ($2::text is null or scene = $2) and expires_at > now() and (used_by is null or used_by = $3)
     ), own as (
       select id from known where own or used_by = $3
       order by used_by is not null desc, asker = ($4::bytea[])[1] desc nulls last, created_at desc limit 1
     ), others as (
       select id from known where not exists (select from own) and tries_elsewhere < ${elsewhere.tries}
       order by created_at desc limit ${elsewhere.codes}
     ), chosen as (
       select id from private.email_codes
       where id in (select id from own union all select id from others) order by id for update
     )
     update private.email_codes set
       tries = tries + (exists (select from own))::int,
       tries_elsewhere = tries_elsewhere + (not exists (select from own))::int
     where id in (select id from chosen) and expires_at > now() and (
       used_by = $3 or used_by is null and
       case when exists (select from own) then tries < ${tries} else tries_elsewhere < ${elsewhere.tries} end
     )
     returning id, scene, binding, code, exists (select from own) as own`,
    [email, scene ?? null, by, askers.map(asker => askerHash(secretKey, asker))],
  )
  return rows.find(row => hashed(secretKey, row.id, code).equals(row.code))
}

/** In a statement that makes a code ($2: address, $3: scene): the one before it has ended. */
const ended = (asker: string) =>
  `delete from private.email_codes where email = $2 and scene = $3 and asker = ${asker} and used_by is null`

const markUsed = (db: Db, id: string, by: string): Promise<boolean> =>
  matchesOne(
    db,
    `with used as (
       update private.email_codes set used_by = $2, uses = uses + 1
       where id = $1 and (used_by is null or used_by = $2) returning id
     ), mailed as (
       update private.mailbox set command_id = $2 where code_id in (select id from used)
     )
     select from used`,
    [id, by],
  )

/**
 * Makes a code, which ends the one that the same asker had before it, and posts the mail that `write` makes of it, in one
 * statement. When `write` has no recipient, the same work is done, so that timing reveals nothing.
 */
export const send = async (
  { db, secretKey }: Keyed,
  asked: Asked,
  write: (code: string) => Mail | undefined,
): Promise<void> => {
  const [id, code] = [randomUUID(), newCode()]
  const mail = write(code)
  await db.query(
    `with ended as (${ended('$11')}), code as (
       insert into private.email_codes (id, email, scene, binding, code, expires_at, asker)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => ${minutesValid}), $11)
     )
     insert into private.mailbox (recipient, subject, body, letter, code, code_id)
     select $6, $7, $8, $9, $10, $1::uuid where $6::text is not null`,
    [
      id,
      asked.email,
      asked.scene,
      bindingOf(asked.payment),
      hashed(secretKey, id, code),
      mail?.to ?? null,
      mail?.subject ?? null,
      mail?.text ?? null,
      mail?.letter ?? null,
      mail?.code ?? null,
      askerHash(secretKey, asked.askers[0]),
    ],
  )
}

/** Makes a code for a phone number, and the message that carries it, in one statement. */
export const sendToPhone = async (
  { db, secretKey }: Keyed,
  { uid, number, scene, askers }: Pick<Asked, 'scene' | 'askers'> & { uid: string; number: string },
  write: (code: string) => string,
): Promise<void> => {
  const [id, code] = [randomUUID(), newCode()]
  await db.query(
    `with ended as (${ended('$8')}), code as (
       insert into private.email_codes (id, email, scene, binding, code, expires_at, asker)
       values ($1, $2, $3, '', $4, now() + make_interval(mins => ${minutesValid}), $8)
     )
     insert into private.sms_log (id, uid, number, scene, body, code) values ($1, $5, $2, $3, $6, $7)`,
    [id, number, scene, hashed(secretKey, id, code), uid, write(code), code, askerHash(secretKey, askers[0])],
  )
}

/** Trades a right code for a key (fp_session_key) that proves it for ten minutes. Without a scene: of whichever it is. */
export const prove = async (
  { db, secretKey }: Keyed,
  asked: { readonly email: string; readonly scene: wire.Scene | undefined; readonly askers: Askers },
  code: string,
): Promise<string | undefined> => {
  const found = await tryCode({ db, secretKey }, asked, code, null)
  if (!found || found.binding || !(await markUsed(db, found.id, randomUUID()))) return undefined
  const key = newKey()
  // A code that is ended meanwhile (`endSignIns`) proves nothing; the lock makes its end wait for the proof, to end it too.
  const { rowCount } = await db.query(
    `with code as (select id from private.email_codes where id = $4 for share)
     insert into private.code_proofs (hash, email, scene, expires_at)
     select $1, $2, $3, now() + make_interval(mins => ${minutesProven}) from code`,
    [keyHash(key), asked.email, found.scene, found.id],
  )
  return rowCount === 1 ? key : undefined
}

/**
 * Uses a code for one command. The same command may use it again; another payment than the one it was asked for may
 * not. `release` gives it back when the command is refused after all, unless the same command is under way elsewhere.
 */
export const use = async (
  { db, secretKey }: Keyed,
  asked: Asked,
  code: string,
  commandId: string,
): Promise<{ release: () => Promise<void> } | undefined> => {
  const found = await tryCode({ db, secretKey }, asked, code, commandId)
  if (!found || (found.binding && found.binding !== bindingOf(asked.payment))) return undefined
  if (!(await markUsed(db, found.id, commandId))) return undefined
  return {
    release: async () => {
      await db.query(
        `update private.email_codes set uses = uses - 1,
           tries = tries - $3::int, tries_elsewhere = tries_elsewhere - (1 - $3::int),
           used_by = case when uses > 1 then used_by end
         where id = $1 and used_by = $2`,
        [found.id, commandId, found.own ? 1 : 0],
      )
    },
  }
}

/** Counts a PAY code try against a proof. False when the proof is not for this, has run out, or has had five tries. */
export const tryPin = ({ db }: Keyed, email: string, key: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.code_proofs set pin_tries = pin_tries + 1
     where hash = $1 and email = $2 and scene = 'login' and expires_at > now() and pin_tries < ${tries}`,
    [keyHash(key), email],
  )

/** Notes on a proof that its member has typed the right PAY code. */
export const setPinChecked = ({ db }: Keyed, key: string): Promise<void> =>
  run(db, 'update private.code_proofs set pin_checked = true where hash = $1', [keyHash(key)])

/** Counts a try of an authenticator app's code against a proof, as those of the PAY code. */
export const tryAuthenticator = (
  { db }: Keyed,
  email: string,
  key: string,
): Promise<{ pinChecked: boolean } | undefined> =>
  first<{ pinChecked: boolean }>(
    db,
    `update private.code_proofs set authenticator_tries = authenticator_tries + 1
     where hash = $1 and email = $2 and scene = 'login' and expires_at > now() and authenticator_tries < ${tries}
     returning pin_checked as "pinChecked"`,
    [keyHash(key), email],
  )

/** Notes on a proof that its member has typed a right code of the authenticator app. */
export const setAuthenticatorChecked = ({ db }: Keyed, key: string): Promise<void> =>
  run(db, 'update private.code_proofs set authenticator_checked = true where hash = $1', [keyHash(key)])

/** Ends what else was asked for or proven in a scene and has not been used. */
export const end = ({ db }: Keyed, email: string, scene: wire.Scene): Promise<void> =>
  run(
    db,
    `with codes as (delete from private.email_codes where email = $1 and scene = $2 and used_by is null)
     delete from private.code_proofs where email = $1 and scene = $2`,
    [email, scene],
  )

const proof = 'from private.code_proofs where hash = $1 and email = $2 and scene = $3 and expires_at > now()'

/** Whether a proof can be taken. It stays. */
export const isProven = ({ db }: Keyed, email: string, scene: wire.Scene, key: string): Promise<boolean> =>
  matchesOne(db, `select ${proof}`, [keyHash(key), email, scene])

/** Takes a proof, once. */
export const takeProof = (
  { db }: Keyed,
  email: string,
  scene: wire.Scene,
  key: string,
): Promise<{ pinChecked: boolean } | undefined> =>
  first<{ pinChecked: boolean }>(db, `delete ${proof} returning pin_checked as "pinChecked"`, [
    keyHash(key),
    email,
    scene,
  ])
