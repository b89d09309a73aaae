/** Forms of identity verification with their documents. Where a record stands is in the log, under the same id. */

import type { Condition } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { PoolClient } from 'pg'
import type { Filed, Keyed } from './bound.ts'
import { createSeal } from './seal.ts'
import { codeHash } from './secrets.ts'

/** The fields of a form; its documents stand beside it. */
export type KycFields = DistributiveOmit<wire.KycForm, 'documents'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A form as it is kept: its fields, and its documents with what their files are. */
export type KycForm = { readonly fields: KycFields; readonly documents: readonly wire.KeptDocument[] }

/** The number on a person's document, or of a company's registration, as it reads whatever signs stand between. */
const plainNumber = (form: KycFields): string =>
  (form.type === 0 ? form.id_number : form.registration_number)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many forms of before there was a hash get one at a time. */
const hashedAtOnce = 500

const nameOf = (form: KycFields) => (form.type === 0 ? form.name : form.company_name)

const sealOf = (secretKey: string) => createSeal(secretKey, 'identity form')

const sealed = (secretKey: string, { documents, ...fields }: wire.KycForm, id: string) => ({
  documents,
  fields: sealOf(secretKey).seal(JSON.stringify(fields), id),
  hash: codeHash(secretKey, id, JSON.stringify({ ...fields, documents })),
  number: numberHash(secretKey, fields),
})

const numberHash = (secretKey: string, form: KycFields) =>
  codeHash(secretKey, 'document number', String(form.type), plainNumber(form))

/** Makes the hashes of forms that have none. */
const hashOlder = async ({ db, secretKey }: Keyed): Promise<void> => {
  const { open } = sealOf(secretKey)
  for (;;) {
    const { rows } = await db.query<{ id: string; form: Buffer }>(
      `select id::text as id, form from private.kyc_forms where number_hash is null limit ${hashedAtOnce}`,
    )
    if (rows.length === 0) return
    const hashes = rows.map(({ id, form }) => numberHash(secretKey, JSON.parse(open(form, id))))
    await db.query(
      `update private.kyc_forms f set number_hash = h.hash
       from unnest($1::uuid[], $2::bytea[]) as h(id, hash) where f.id = h.id`,
      [rows.map(({ id }) => id), hashes],
    )
  }
}

/** The other members whose documents have the number that a form's document has, by user id. */
export const sharingNumber = async ({ db, secretKey }: Keyed, id: string): Promise<readonly string[]> => {
  await hashOlder({ db, secretKey })
  const { rows } = await db.query<{ uid: string }>(
    `select distinct o.uid::text as uid from private.kyc_forms f
     join private.kyc_forms o on o.number_hash = f.number_hash and o.uid <> f.uid
     where f.id = $1 order by 1`,
    [id],
  )
  return rows.map(({ uid }) => uid)
}

/** Keeps the form of a record. False when it is there already with another, which then stays. */
export const keep = (
  { db, secretKey }: Keyed,
  uid: string,
  id: string,
  form: wire.KycForm,
): Promise<boolean> => {
  const { documents, fields, hash, number } = sealed(secretKey, form, id)
  return inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `insert into private.kyc_forms as kept (id, uid, name, form, form_hash, number_hash) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set uses = kept.uses + 1 where kept.uid = $2 and kept.form_hash = $5`,
      [id, uid, nameOf(form), fields, hash, number],
    )
    if (rowCount !== 1) return false
    await client.query(
      `insert into private.kyc_documents (form_id, place, kind, file_id)
       select $1, place, kind, file::uuid from unnest($2::text[], $3::text[]) with ordinality as d(kind, file, place)
       on conflict do nothing`,
      [id, documents.map(({ kind }) => kind), documents.map(({ file }) => file)],
    )
    return true
  })
}

/** Forgets one asking with a form, and the form with the last of them. Its files stay. */
export const forget = async ({ db }: Keyed, id: string): Promise<void> => {
  await db.query('update private.kyc_forms set uses = uses - 1 where id = $1', [id])
  await db.query('delete from private.kyc_forms where id = $1 and uses < 1', [id])
}

/** A form with its documents; nothing once it is erased. */
export const find = async ({ db, secretKey }: Keyed, id: string): Promise<KycForm | undefined> => {
  const { rows } = await db.query<{ form: Buffer }>('select form from private.kyc_forms where id = $1', [id])
  if (!rows[0]) return undefined
  const { rows: documents } = await db.query<wire.KeptDocument>(
    `select d.kind, d.file_id::text as file, f.type from private.kyc_documents d
     join private.files f on f.id = d.file_id where d.form_id = $1 order by d.place`,
    [id],
  )
  return { fields: JSON.parse(sealOf(secretKey).open(rows[0].form, id)), documents }
}

/** Name of the person or the company that a record is about; empty once it is erased. */
export const namesOf = async ({ db }: Keyed, ids: readonly string[]): Promise<(id: string) => string> => {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id::text as id, name from private.kyc_forms where id = any($1::uuid[])',
    [ids],
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? ''
}

/** Erases a form, and those of its files that stand in no other one. */
export const erase = ({ db, files }: Filed, id: string): Promise<void> =>
  inTransaction(db, async client => {
    const alone = await filesAlone(client, id)
    // First the bytes: without their row they would outlive the member.
    for (const file of alone) await files.remove(file)
    await client.query('delete from private.kyc_forms where id = $1', [id])
    await client.query('delete from private.files where id = any($1::uuid[])', [alone])
  })

/** The files of a form that no other one has. Held first, so that none takes them up while they are counted. */
const filesAlone = async (client: PoolClient, id: string): Promise<readonly string[]> => {
  const own = 'select file_id from private.kyc_documents where form_id = $1'
  await client.query(`select from private.files where id in (${own}) order by id for update`, [id])
  const { rows } = await client.query<{ id: string }>(
    `select id::text as id from private.files f where id in (${own})
       and not exists (select from private.kyc_documents o where o.file_id = f.id and o.form_id <> $1)`,
    [id],
  )
  return rows.map(({ id: file }) => file)
}

/** Records whose member, or whose name, a text is found in: a condition for their list. */
export const kycSearch = (text: string | undefined): readonly Condition[] =>
  text
    ? [
        {
          sql: `uid = ? or id = ?
            or uid in (select uid::text from private.members
              where strpos(lower(email), lower(?)) > 0 or strpos(lower(username), lower(?)) > 0)
            or id in (select id::text from private.kyc_forms where strpos(lower(name), lower(?)) > 0)`,
          values: [text, text, text, text, text],
        },
      ]
    : []
