import { policyOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type AdjustmentRow, listAdjustments } from '@strongroom/projections/office'
import { contract, Decimal, wire } from '@strongroom/shared'
import * as v from 'valibot'
import type { Asker } from '../command/asking.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { page, type Reply, waiting } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { takeAlone } from '../platform/proposals/alone-share.ts'
import { proposeAdjustment } from '../platform/proposals/propose-adjustment.ts'
import { searched } from '../vault/searched.ts'
import { adjustmentCsv } from './csv-words.ts'
import * as decide from './decide-adjustment.ts'

const adjust = implement(contract.office.adjust, {
  handler: async (ask, parts) => {
    const { uid, currency: code, amount, reason } = ask.body
    const currency = parts.catalogue.currency(code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    if (!(await parts.members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
    const { aloneUpTo, giveBack } = await takeAlone(parts, ask, 'adjustment', currency, amount)
    const twin = aloneUpTo === '0' ? await sameThatWaits(parts, ask, ask.body) : undefined
    if (twin) return agree(parts, ask, twin)
    return proposeAdjustment(parts, ask, {
      ...{ uid, currency: code, amount, reason },
      ...{ aloneUpTo, onNothing: giveBack },
    })
  },
})

/** The same adjustment where it waits, or where this very request has agreed to it before. */
const sameThatWaits = async (
  { db, ledger }: Parts,
  { commandId, session }: Asker,
  { uid, currency, amount, reason }: AskOf<typeof contract.office.adjust>['body'],
): Promise<AdjustmentRow | undefined> => {
  const of = v.parse(wire.adjustmentFilter, { uid, currency, limit: 100 })
  const isAgreed = await ledger.knows(walletDecider, uid, commandId)
  return (await listAdjustments(db, of)).rows.find(
    row =>
      (row.status === 0 || (isAgreed && row.decided_by === session.uid)) &&
      new Decimal(row.amount).equals(amount) &&
      row.reason === reason.trim(),
  )
}

/** An administrator who asks for what another has entered agrees to it; the same one is told again that it waits. */
const agree = async (
  parts: Parts,
  ask: AskOf<typeof contract.office.adjust>,
  { id, entered_by }: AdjustmentRow,
): Promise<Reply> => {
  const { uid, role } = ask.session
  const mayDecide = policyOf(parts.catalogue, 'adjustment').deciders.includes(role)
  if (entered_by === uid || !mayDecide) return waiting(id)
  return decide.approveAdjustment({ ...ask, body: { id } }, parts)
}

const recordOf = recordFrom<AdjustmentRow>()(wire.adjustment, { scaled: { amount: 'currency' } })

const adjustments = implement(contract.office.adjustments, {
  csv: adjustmentCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listAdjustments(parts.db, await searched(parts.members, filter))
    const names = await parts.members.namesOf(rows.flatMap(({ uid, entered_by }) => [uid, entered_by]))
    return page({
      total,
      rows: rows.map(row =>
        recordOf(parts, row, { ...names(row.uid), entered_by_name: names(row.entered_by).username }),
      ),
    })
  },
})

const approveAdjustment = implement(contract.office.approveAdjustment, { handler: decide.approveAdjustment })

const rejectAdjustment = implement(contract.office.rejectAdjustment, { handler: decide.rejectAdjustment })

/** Money that administrators add or take away by hand; above what one may adjust alone in a day, two of them. */
export const adjustmentCalls: readonly Call[] = [adjust, adjustments, approveAdjustment, rejectAdjustment]
