import { listAdjustments } from '@strongroom/projections/office'
import { contract } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import { atScale } from '../command/money.ts'
import { namedPage } from '../command/named-page.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Call, implement } from '../http/call.ts'
import { takeAlone } from './alone-share.ts'
import { adjustmentCsv } from './csv-words.ts'
import * as decide from './decide-adjustment.ts'
import { proposeAdjustment } from './propose-adjustment.ts'

const adjust = implement(contract.office.adjust, {
  handler: async (ask, parts) => {
    const { uid, currency: code, amount, reason } = ask.body
    const currency = parts.catalogue.currency(code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    if (!(await parts.members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
    const { aloneUpTo, giveBack } = await takeAlone(parts, ask, 'adjustment', currency, amount)
    return proposeAdjustment(parts, ask, {
      ...{ uid, currency: code, amount, reason },
      ...{ aloneUpTo, onNothing: giveBack },
    })
  },
})

const adjustments = implement(contract.office.adjustments, {
  csv: adjustmentCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listAdjustments(parts.db, await searched(parts.members, filter))
    const names = await parts.members.namesOf(rows.map(({ entered_by }) => entered_by))
    return namedPage(parts, {
      total,
      rows: rows.map(row => ({
        id: row.id,
        uid: row.uid,
        currency: row.currency,
        amount: atScale(parts.catalogue, row.currency, row.amount),
        reason: row.reason,
        entered_by: row.entered_by,
        entered_by_name: names(row.entered_by).username,
        status: row.status,
        rejection: row.rejection,
        created_date: row.created_at,
        finish_date: row.decided_at,
      })),
    })
  },
})

const approveAdjustment = implement(contract.office.approveAdjustment, { handler: decide.approveAdjustment })

const rejectAdjustment = implement(contract.office.rejectAdjustment, { handler: decide.rejectAdjustment })

/** Money that administrators add or take away by hand; above what one may adjust alone in a day, two of them. */
export const adjustmentCalls: readonly Call[] = [adjust, adjustments, approveAdjustment, rejectAdjustment]
