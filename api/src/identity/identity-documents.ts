import { isDeepStrictEqual } from 'node:util'
import { memberDecider } from '@strongroom/ledger/account'
import { findKycRecords } from '@strongroom/projections/identity'
import { contract, present, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, file, one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { handIn } from '../platform/files/hand-in.ts'
import { lookAt } from '../platform/members/look-at.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { extensions } from '../vault/files/file-type.ts'
import { type ZipEntry, zipOf } from '../vault/files/zip.ts'
import type { KycForm } from '../vault/kyc-forms.ts'
import { fullRecord, submissionOf, theirDocuments } from './identity-records.ts'

const find = (parts: Parts, id: string) => findCase(parts, 'kyc_records', id, findKycRecords)

/** The form as text, and each document by what it shows: `selfie.jpg`, `shareholder_id-2.pdf`. */
const entriesOf = ({ uploads }: Parts, { fields, documents }: KycForm): readonly ZipEntry[] => {
  const named = documents.map(({ kind, file, type }, at) => {
    const before = documents.slice(0, at).filter(each => each.kind === kind).length
    const several = documents.filter(each => each.kind === kind).length > 1
    return { id: file, name: `${kind}${several ? `-${before + 1}` : ''}.${extensions[type]}` }
  })
  const record = { ...fields, documents: named.map(({ name }) => name) }
  return [
    { name: 'record.json', bytes: async () => Buffer.from(`${JSON.stringify(record, null, 2)}\n`) },
    ...named.map(({ id, name }) => ({ name, bytes: async () => (await uploads.read(id))?.bytes })),
  ]
}

const isAsKept = (form: wire.KycForm, { fields, documents }: KycForm): boolean =>
  isDeepStrictEqual(form, { ...fields, documents: documents.map(({ kind, file }) => ({ kind, file })) })

const statuses = { pending: 0, approved: 1, rejected: -1 } as const

/**
 * The status of a record that is saved as it is kept, which changes nothing. By the log: the read model may not have heard yet that
 * another took its place, and of that one the client has to hear.
 */
const statusAsKept = async (
  { ledger, kycForms }: Parts,
  { uid, id }: { readonly uid: string; readonly id: string },
  form: wire.KycForm,
): Promise<wire.KycAddResult['kyc_status'] | undefined> => {
  const status = (await ledger.load(memberDecider, uid)).state.kycRecords[id]?.status
  if (status === undefined || status === 'replaced') return undefined
  const kept = await kycForms.find(id)
  return kept && isAsKept(form, kept) ? statuses[status] : undefined
}

const enter = implement(contract.identity.enter, {
  loadedNow: async ({ session, body: { id } }, parts) => {
    const row = id === undefined ? undefined : await find(parts, id)
    return row && fullRecord(parts, session, row)
  },
  handler: async (ask, parts) => {
    const { members, uploads, kycForms, ledger, catalogue } = parts
    const { uid: given, id: replaces, ...form } = ask.body
    const replaced = replaces === undefined ? undefined : await find(parts, replaces)
    if (replaces !== undefined && !replaced) return refusalOf({ kind: 'case-unknown' })
    const kyc_status = replaced && (await statusAsKept(parts, replaced, form))
    if (replaced && kyc_status !== undefined) return one({ id: replaced.id, kyc_status })
    const uid = replaced?.uid ?? present(given, 'the member of a form that replaces none')
    if (!(await members.byUid(uid))) throw noMember()
    const enteredBy = ask.session.uid
    const id = ask.commandId
    const files = form.documents.map(({ file }) => file)
    await handIn(parts, theirDocuments([uid, enteredBy], files))
    if (!(await kycForms.keep(uid, id, form))) throw HttpError.differs()
    const input = { ...submissionOf(id, form), replaces }
    const command = { type: 'SubmitKyc', input, given: { enteredBy } } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused' || outcome.repeated) await kycForms.forget(id)
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    await uploads.handOver(files, enteredBy, uid)
    ask.moved(outcome.position, uid)
    return one({ id, kyc_status: 0 })
  },
})

const erase = implement(contract.identity.erase, {
  handler: async (ask, parts) => {
    const { ledger, catalogue, kycForms } = parts
    const recordId = ask.params.id
    const found = await find(parts, recordId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const command = { type: 'EraseKyc', input: { recordId } } as const
    const outcome = await ledger.handle(memberDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    // Also when the log has said so before: a crash may have come in between.
    await kycForms.erase(recordId)
    ask.moved(outcome.position, found.uid)
    return done()
  },
})

const archive = implement(contract.identity.archive, {
  handler: async ({ session, filter: { id } }, parts) => {
    const [row] = await findKycRecords(parts.db, id)
    const form = row && !row.erased ? await parts.kycForms.find(row.id) : undefined
    if (!row || !form) throw HttpError.unknown()
    const refusal = await lookAt(parts, session, {
      uid: row.uid,
      kind: 'document',
      subject: id,
      isSpecified: true,
    })
    if (refusal) return refusal
    return file({ bytes: zipOf(entriesOf(parts, form)), type: 'application/zip', name: `identity-${id}.zip` })
  },
})

/** Administrators' acts on members' documents, except decisions: enter them for a member, erase them, download them. */
export const identityDocuments: readonly Call[] = [enter, erase, archive]
