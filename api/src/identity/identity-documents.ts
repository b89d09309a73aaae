import { memberDecider } from '@strongroom/ledger/account'
import { findKycRecords } from '@strongroom/projections/identity'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, file, one } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { extensions } from '../vault/files/file-type.ts'
import { type ZipEntry, zipOf } from '../vault/files/zip.ts'
import type { KycForm } from '../vault/kyc-forms.ts'
import { noMember, notTheirDocuments, submissionOf } from './identity-records.ts'

/** What administrators do with members' documents beside deciding: enter them for a member, take them along, erase them. */
export const identityDocuments = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, uploads, kycForms } = parts
  const find = (id: string) => findCase(parts, 'kyc_records', () => findKycRecords(db, id))

  /** The form as text, and each document by what it shows: `selfie.jpg`, `shareholder_id-2.pdf`. */
  const entriesOf = ({ fields, documents }: KycForm): readonly ZipEntry[] => {
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

  return [
    implement(contract.identity.enter, {
      handler: async ask => {
        const { uid: given, id: replaces, ...form } = ask.body
        const replaced = replaces === undefined ? undefined : await find(replaces)
        if (replaces !== undefined && !replaced) return refusalOf({ kind: 'case-unknown' })
        const uid = replaced?.uid ?? (given as string)
        if (!(await members.byUid(uid))) throw noMember()
        const enteredBy = ask.session.uid
        const id = ask.commandId
        const files = form.documents.map(({ file }) => file)
        if (!(await uploads.areDocumentsOf([uid, enteredBy], files))) throw notTheirDocuments()
        if (!(await kycForms.keep(uid, id, form))) throw Problem.differs()
        const input = { ...submissionOf(id, form), replaces }
        const command = { type: 'SubmitKyc', input, given: { enteredBy } } as const
        const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused' || outcome.repeated) await kycForms.forget(id)
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        await uploads.handOver(files, enteredBy, uid)
        ask.moved(outcome.position, uid)
        return one({ id, kyc_status: 0 })
      },
    }),

    implement(contract.identity.erase, {
      handler: async ask => {
        const recordId = ask.params.id
        const found = await find(recordId)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const command = { type: 'EraseKyc', input: { recordId } } as const
        const outcome = await ledger.handle(memberDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        // Also when the log has said so before: a crash may have come in between.
        await kycForms.erase(recordId)
        ask.moved(outcome.position, found.uid)
        return done()
      },
    }),

    implement(contract.identity.archive, {
      handler: async ({ filter: { id } }) => {
        const [row] = await findKycRecords(db, id)
        const form = row && !row.erased ? await kycForms.find(row.id) : undefined
        if (!form) throw Problem.unknown()
        return file({ bytes: zipOf(entriesOf(form)), type: 'application/zip', name: `identity-${id}.zip` })
      },
    }),
  ]
}
