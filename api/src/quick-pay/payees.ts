import { listPaidAmong } from '@strongroom/projections/quick-pay'
import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { done, one, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { contactsOf } from './contacts.ts'
import { lookUps, payableOf } from './find-payee.ts'

const mostPayees = 100

const payee = implement(contract.quickPay.payee, {
  limits: lookUps,
  handler: async ({ session, params: { uid } }, parts) => {
    const found = await payableOf(parts, session.uid, uid)
    return 'reply' in found ? found.reply : one({ ...found.payee, quickpay_status: 1 })
  },
})

const find = implement(contract.quickPay.findPayee, {
  limits: lookUps,
  handler: async ({ session, body }, parts) => {
    const found = await payableOf(parts, session.uid, body.payee)
    return 'reply' in found ? found.reply : one({ ...found.payee, quickpay_status: 1 })
  },
})

const saved = implement(contract.quickPay.payees, {
  handler: async ({ session: { uid } }, parts) => {
    const kept = await parts.payees.of(uid)
    const nameOf = await calledNames(
      parts,
      uid,
      kept.map(each => each.uid),
    )
    return rows(
      kept.flatMap(({ uid, nickname }) => {
        const { username } = nameOf(uid)
        return nickname === null || username === '' ? [] : [{ uid, username, nickname }]
      }),
    )
  },
})

const save = implement(contract.quickPay.savePayee, {
  limits: lookUps,
  handler: async ({ session, body: { uid, payee = uid ?? '', nickname } }, parts) => {
    const found = await payableOf(parts, session.uid, payee)
    if ('reply' in found) return found.reply
    const saving = { payee: found.payee.uid, nickname, most: mostPayees }
    if (!(await parts.payees.save(session.uid, saving)))
      throw HttpError.invalid([{ path: 'uid', message: `At most ${mostPayees} payees: remove one first` }])
    return done()
  },
})

const remove = implement(contract.quickPay.removePayee, {
  handler: async ({ session, body: { uid } }, { db, log, payees, views }) => {
    const head = await log.head()
    const isShown = !head || (await views.havePassed(head, ['quick_pays']))
    const [paid] = await listPaidAmong(db, session.uid, [uid])
    // One who was never paid leaves no row behind, or as many could be written as there are members. While the payments of now are not
    // known, a row that is there stays: its payee may have been paid, and must not come back.
    if (paid) await payees.hide(session.uid, uid)
    else await payees.remove(session.uid, uid, { isNeverPaid: isShown })
    return done()
  },
})

const contacts = implement(contract.quickPay.contacts, {
  handler: async ({ session }, parts) => rows(await contactsOf(parts, session.uid)),
})

const favourite = implement(contract.quickPay.favourite, {
  handler: async ({ session, body: { uid, favourite } }, { db, payees }) => {
    const [paid] = await listPaidAmong(db, session.uid, [uid])
    await payees.favour(session.uid, uid, { favourite: favourite === 1, isPaid: paid !== undefined })
    return done()
  },
})

/** Whom a member pays: found by what they are called, saved under a nickname, kept as contacts. */
export const payees: readonly Call[] = [payee, find, saved, save, remove, contacts, favourite]
