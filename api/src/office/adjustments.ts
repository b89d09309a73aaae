import { keptAt, keptId } from '@strongroom/ledger/book'
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
import { caseNames } from '../platform/cases/named-cases.ts'
import { takeAlone } from '../platform/proposals/alone-share.ts'
import { checkProposer } from '../platform/proposals/policy.ts'
import { proposeAdjustment } from '../platform/proposals/propose-adjustment.ts'
import { searched } from '../vault/searched.ts'
import { adjustmentCase } from './adjustment.case.ts'
import { adjustmentCsv } from './words.ts'

const adjust = implement(contract.office.adjust, {
  handler: async (ask, parts) => {
    const { uid, currency: code, amount, reason } = ask.body
    const currency = parts.catalogue.currency(code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    if (!(await parts.members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
    checkProposer(parts.catalogue, ask, 'adjustment')
    const twin = await sameThatWaits(parts, ask, ask.body)
    if (twin) return agree(parts, ask, twin)
    const { aloneUpTo, giveBack } = await takeAlone(parts, ask, 'adjustment', currency, amount)
    return proposeAdjustment(parts, ask, {
      uid,
      currency: code,
      amount,
      reason,
      aloneUpTo,
      onNothing: giveBack,
    })
  },
})

type Entered = { readonly id: string; readonly enteredBy: string }

/**
 * The same adjustment where it waits in the member's wallet, or where this very request has agreed to it before. Whoever asks for what
 * waits means that one, whatever is left of their share: booked beside it, it would move the money twice.
 */
const sameThatWaits = async (
  { db, ledger }: Parts,
  { commandId, session }: Asker,
  { uid, currency, amount, reason }: AskOf<typeof contract.office.adjust>['body'],
): Promise<Entered | undefined> => {
  const { adjustments } = (await ledger.load(walletDecider, uid)).state
  if (keptAt(adjustments, commandId)) return undefined
  const isSame = (other: { readonly amount: string; readonly reason?: string | undefined }) =>
    new Decimal(other.amount).equals(amount) && other.reason === reason.trim()
  if (await ledger.knows(walletDecider, uid, commandId)) {
    const of = v.parse(wire.adjustmentFilter, { uid, currency, limit: 100 })
    const agreed = (await listAdjustments(db, of)).rows.find(
      row => row.decided_by === session.uid && isSame(row),
    )
    return agreed && { id: agreed.id, enteredBy: agreed.entered_by }
  }
  const id = keptId(
    adjustments,
    each => each.status === 'pending' && each.currency === currency && isSame(each),
  )
  const found = id === undefined ? undefined : keptAt(adjustments, id)
  return id !== undefined && found ? { id, enteredBy: found.enteredBy } : undefined
}

/** An administrator who asks for what another has entered agrees to it; the same one is told again that it waits. */
const agree = async (
  parts: Parts,
  ask: AskOf<typeof contract.office.adjust>,
  { id, enteredBy }: Entered,
): Promise<Reply> => {
  const { uid, role } = ask.session
  const mayDecide = policyOf(parts.catalogue, 'adjustment').deciders.includes(role)
  if (enteredBy === uid || !mayDecide) return waiting(id)
  return adjustmentCase.approve({ ...ask, body: { id } }, parts)
}

const recordOf = recordFrom<AdjustmentRow>()(wire.adjustment, { scaled: { amount: 'currency' } })

const adjustments = implement(contract.office.adjustments, {
  csv: adjustmentCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listAdjustments(parts.db, await searched(parts.members, filter))
    const named = await caseNames(parts, rows)
    const names = await parts.members.namesOf(rows.map(({ entered_by }) => entered_by))
    return page({
      total,
      rows: rows.map(row =>
        recordOf(parts, row, { ...named(row), entered_by_name: names(row.entered_by).username }),
      ),
    })
  },
})

const approveAdjustment = implement(contract.office.approveAdjustment, { handler: adjustmentCase.approve })

const rejectAdjustment = implement(contract.office.rejectAdjustment, { handler: adjustmentCase.reject })

/** Money that administrators add or take away by hand; above what one may adjust alone in a day, two of them. */
export const adjustmentCalls: readonly Call[] = [adjust, adjustments, approveAdjustment, rejectAdjustment]
