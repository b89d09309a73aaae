import { memberDecider } from '@strongroom/ledger/account'
import { findKycRecords, getKycStanding, newestKycRecord } from '@strongroom/projections/identity'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { handIn } from '../platform/files/hand-in.ts'
import { lookAt } from '../platform/members/look-at.ts'
import { onePhone } from '../platform/members/phone-number.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongCode } from '../platform/step-up/credential-refusals.ts'
import type { Askers } from '../vault/codes.ts'
import { canSendMessages } from '../vault/sms/gateway.ts'
import { dataOf, fullRecord, seesWhole, submissionOf, theirDocuments } from './identity-records.ts'

type Phone = Pick<wire.KycForm, 'area_code' | 'phone'> & { readonly code?: string | undefined }

/**
 * Sees that a phone is the member's, proven before or by the code that was sent to it, and keeps it; unproven where no
 * message can be sent. A code is not given back when the form is refused after all: the phone stays proven, and needs none
 * the next time.
 */
const whyNotProven = async (
  { members, ledger, config, codes }: Parts,
  uid: string,
  { area_code, phone, code }: Phone,
  { commandId, askers }: { readonly commandId: string; readonly askers: () => Askers },
): Promise<Reply | undefined> => {
  const member = await members.byUid(uid)
  if (!member) throw new AuthExpired('the member is gone')
  if (member.phoneProven && member.areaCode === area_code && member.phone === phone) return undefined
  // A command that the ledger has carried out needs no second proof.
  if (await ledger.knows(memberDecider, uid, commandId)) return undefined
  if (!canSendMessages(config)) {
    await members.setPhone(uid, { areaCode: area_code, phone, proven: false })
    return undefined
  }
  if (code === undefined)
    return refused('PHONE_CODE_NEEDED', msg`Please enter the code that was sent to your phone`)
  const asked = { email: area_code + phone, scene: 'kyc', askers: askers() } as const
  if (!(await codes.use(asked, code, commandId))) return wrongCode()
  await members.setPhone(uid, { areaCode: area_code, phone, proven: true })
  return undefined
}

const submit = implement(contract.identity.submit, {
  limits: guesses('code'),
  // A form that is handed in again says which record it was; without its id it is the newest.
  loadedNow: async ({ session, beside }, parts) => {
    const id = beside?.id ?? beside?.['data.id']
    const [row] =
      id === undefined
        ? [await newestKycRecord(parts.db, session.uid)]
        : await findKycRecords(parts.db, String(id))
    return row?.uid === session.uid ? fullRecord(parts, session, row) : undefined
  },
  handler: async (ask, parts) => {
    const { kycForms, ledger, catalogue } = parts
    const { uid } = ask.session
    const { code, ...given } = ask.body
    const form = { ...given, ...onePhone(given) }
    const id = ask.commandId
    const files = form.documents.map(({ file }) => file)
    await handIn(parts, theirDocuments([uid], files))
    const refusal = await whyNotProven(parts, uid, { ...form, code }, ask)
    if (refusal) return refusal
    // Kept before the log says that it waits, so that every reviewer finds the whole form.
    if (!(await kycForms.keep(uid, id, form))) throw HttpError.differs()
    const command = { type: 'SubmitKyc', input: submissionOf(id, form), given: {} } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
    // A repeated command's form was kept the first time, and may have been erased since.
    if (outcome.kind === 'refused' || outcome.repeated) await kycForms.forget(id)
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    return one({ id, kyc_status: 0 })
  },
})

const standing = implement(contract.identity.standing, {
  handler: async ({ session }, { db }) => {
    const standing = await getKycStanding(db, session.uid)
    const status = standing?.status ?? -1
    return one({
      kyc_status: status,
      step: status === 1 ? 3 : status === 0 ? 2 : standing?.decided_at ? 4 : 1,
      id: standing?.record_id ?? null,
      type: standing?.kind ?? null,
      reason: standing?.reason ?? null,
      submitted_date: standing?.submitted_at ?? null,
      decided_date: standing?.decided_at ?? null,
    })
  },
})

const form = implement(contract.identity.form, {
  handler: async ({ session }, { db, kycForms }) => {
    const row = await newestKycRecord(db, session.uid)
    const form = row && !row.erased ? await kycForms.find(row.id) : undefined
    return rows(row && form ? [dataOf(row, form, seesWhole(session, row))] : [])
  },
})

const record = implement(contract.identity.record, {
  handler: async ({ session, params: { id } }, parts) => {
    const [row] = await findKycRecords(parts.db, id)
    if (!row || (row.uid !== session.uid && !session.admin)) throw HttpError.unknown()
    const record = await fullRecord(parts, session, row)
    const { uid } = row
    const refusal =
      record.data && (await lookAt(parts, session, { uid, kind: 'identity', subject: id, isSpecified: true }))
    return refusal || one(record)
  },
})

/** A member's own verification: what opens wallets, payments and swaps to them. */
export const identity: readonly Call[] = [submit, standing, form, record]
