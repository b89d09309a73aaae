import { walletDecider } from '@strongroom/ledger/wallet'
import { findAdjustments, listAdjustments } from '@strongroom/projections/office'
import { contract } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { aloneShare } from './alone-share.ts'
import { adjustmentCsv } from './csv-words.ts'
import { findCase } from './deciding.ts'

/** Money that administrators add or take away by hand; above what one may adjust alone in a day, two of them. */
export const adjustmentCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const takeAlone = aloneShare(parts)

  const find = (id: string) => findCase(parts, 'adjustments', () => findAdjustments(db, id))

  return [
    implement(contract.office.adjust, {
      handler: async ask => {
        const { uid, currency: code, amount, reason } = ask.body
        const adjustmentId = ask.commandId
        const currency = catalogue.currency(code)
        if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
        if (!(await members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
        const { aloneUpTo, giveBack } = await takeAlone(ask, currency, amount)
        const command = {
          type: 'ProposeAdjustment',
          input: { adjustmentId, currency: code, amount, reason },
          given: { enteredBy: ask.session.uid, currency, aloneUpTo },
        } as const
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        // One that was entered before has been counted before.
        if (outcome.kind === 'refused' || outcome.repeated) await giveBack()
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, uid)
        return one({
          id: adjustmentId,
          status: outcome.events.some(({ type }) => type === 'AdjustmentBooked') ? 1 : 0,
        })
      },
    }),

    implement(contract.office.adjustments, {
      csv: adjustmentCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listAdjustments(db, await searched(members, filter))
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          total,
          rows: rows.map(row => ({
            id: row.id,
            uid: row.uid,
            ...names(row.uid),
            currency: row.currency,
            amount: atScale(catalogue, row.currency, row.amount),
            reason: row.reason,
            entered_by: row.entered_by,
            status: row.status,
            rejection: row.rejection,
            created_date: row.created_at,
            finish_date: row.decided_at,
          })),
        })
      },
    }),

    implement(contract.office.approveAdjustment, {
      handler: async ask => {
        const { id: adjustmentId } = ask.body
        const found = await find(adjustmentId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid, currency }
        const command = { type: 'ApproveAdjustment', input: { adjustmentId }, given } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: adjustmentId, status: 1 })
      },
    }),

    implement(contract.office.rejectAdjustment, {
      handler: async ask => {
        const { id: adjustmentId, reason } = ask.body
        const found = await find(adjustmentId)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid }
        const command = { type: 'RejectAdjustment', input: { adjustmentId, reason }, given } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: adjustmentId, status: -1 })
      },
    }),
  ]
}
