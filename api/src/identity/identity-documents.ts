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

/** Where a record stands in the log, as records are shown: one that was replaced is decided no more, as one that was rejected. */
const statuses = { pending: 0, approved: 1, rejected: -1, replaced: -1 } as const
type Named = { readonly uid: string; readonly id: string }

const statusOf = async ({ ledger }: Pick<Parts, 'ledger'>, { uid, id }: Named) => {
  const record = (await ledger.load(memberDecider, uid)).state.kycRecords[id]
  return record && statuses[record.status]
}

/**
 * The status of a record that is saved as it is kept, which changes nothing. By the log: the read model may not have heard yet that it
 * was decided, or that another took its place.
 */
const statusAsKept = async (parts: Parts, record: Named, form: wire.KycForm) => {
  const kept = await parts.kycForms.find(record.id)
  return kept && isAsKept(form, kept) ? statusOf(parts, record) : undefined
}

const enter = implement(contract.identity.enter, {
  loadedNow: async ({ session, body: { id } }, parts) => {
    const row = id === undefined ? undefined : await find(parts, id)
    return row && fullRecord(parts, session, row)
  },
  withoutForm: async ({ body: { id } }, parts) => {
    const row = await find(parts, id)
    const kyc_status = row && (await statusOf(parts, row))
    return kyc_status === undefined ? refusalOf({ kind: 'case-unknown' }) : one({ id, kyc_status })
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
