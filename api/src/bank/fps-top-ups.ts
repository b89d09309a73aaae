import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type FpsTopUpRow, findFpsTopUps, listFpsTopUps } from '@strongroom/projections/bank'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, call } from '../http/call.ts'
import { atScale, atScaleOrNull } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { deciders, findCase } from '../office/deciding.ts'

/** The lists of `/userfpsrecharges/{x}`: all, or those of one status. */
const lists: Readonly<Record<string, 0 | 1 | -1 | undefined>> = {
  all: undefined,
  pending: 0,
  approved: 1,
  rejected: -1,
}

/** Top-ups in HKD by Hong Kong's fast payments, with a receipt. */
export const fpsCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, uploads } = parts

  const recordOf = (row: FpsTopUpRow): wire.FpsRecharge => {
    const money = (amount: string | null) => atScaleOrNull(catalogue, row.currency, amount)
    return {
      id: row.id,
      uid: row.uid,
      hkdAmount: hkd(row.hkd_amount),
      ratio: row.ratio,
      currency: row.currency,
      receipt: row.receipt_id,
      status: row.status,
      amount: money(row.amount),
      fee: money(row.fee),
      credited: money(row.credited),
      externalTxId: row.external_tx_id,
      reason: row.reason,
      created_date: row.created_at,
      finish_date: row.decided_at,
    }
  }
  const hkd = (amount: string) => {
    const [whole = '0', places = ''] = atScale(catalogue, 'HKD', amount).split('.')
    return `${whole}.${places.padEnd(2, '0')}`
  }

  /** What FPS costs and gives: the settings, where the member's level does not say otherwise. */
  const termsOf = (vipLevel: number): wire.FpsTerms => {
    const level = catalogue.get('vip-level', String(vipLevel))
    return {
      status: configOf(catalogue, 'fpsStatus') === '1' ? 1 : 0,
      ratio: level?.fps_ratio ?? configOf(catalogue, 'fpsRatio'),
      currency: configOf(catalogue, 'fpsCurrency'),
      minimum: configOf(catalogue, 'fpsMinimum'),
      maximum: level?.fps_max ?? configOf(catalogue, 'fpsMaximum'),
      account: configOf(catalogue, 'fpsAccount'),
      account_name: configOf(catalogue, 'fpsAccountName'),
    }
  }
  const memberOf = async (uid: string) => (await ledger.load(memberDecider, uid)).state
  const find = (id: string) => findCase(parts, 'fps_top_ups', () => findFpsTopUps(db, id))

  return [
    call({
      method: 'GET',
      path: '/userfpsrecharges/user/terms/S',
      audience: 'user',
      summary: 'Whether FPS is taken, at what ratio, and between which amounts',
      changes: false,
      answer: wire.records(wire.fpsTerms),
      handler: async ({ session }) => one(termsOf((await memberOf(session.uid)).vipLevel)),
    }),

    call({
      method: 'POST',
      path: '/userfpsrecharges/S',
      audience: 'user',
      summary: 'Submits an FPS top-up with its receipt',
      changes: true,
      body: wire.fpsBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { uid } = ask.session
        const { hkdAmount, receipt } = ask.body
        if (!(await uploads.isOf(uid, receipt)))
          throw Problem.invalid([{ path: 'receipt', message: 'An uploaded receipt of your own' }])
        const { kyc, vipLevel } = await memberOf(uid)
        const { status, ratio, currency: code, minimum, maximum } = termsOf(vipLevel)
        const currency = catalogue.currency(code)
        if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
        const command = {
          type: 'SubmitFpsTopUp',
          input: { fpsId: ask.commandId, hkdAmount, receiptId: receipt },
          given: { verified: kyc === 1, on: status === 1, currency, ratio, minimum, maximum },
        } as const
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    call({
      method: 'POST',
      path: '/userfpsrecharges/approve/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Credits an FPS top-up at its ratio, less a fee',
      changes: true,
      body: wire.approveBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: fpsId, fee, feeRate, externalTxId } = ask.body
        const found = await find(fpsId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'ApproveFpsTopUp',
          input: { fpsId, fee, feeRate, externalTxId },
          given: { approver: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: fpsId, status: 1 })
      },
    }),

    call({
      method: 'POST',
      path: '/userfpsrecharges/reject/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Rejects an FPS top-up with a reason',
      changes: true,
      body: wire.rejectBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: fpsId, reason } = ask.body
        const found = await find(fpsId)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'RejectFpsTopUp',
          input: { fpsId, reason },
          given: { approver: ask.session.uid },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: fpsId, status: -1 })
      },
    }),

    call({
      method: 'GET',
      path: '/userfpsrecharges/user/get/{id}/S',
      audience: 'user',
      summary: 'One of one’s own FPS top-ups',
      changes: false,
      reads: ['fps_top_ups'],
      answer: wire.records(wire.fpsRecharge),
      handler: async ({ session, params }) => {
        const found = (await findFpsTopUps(db, params.id)).find(({ uid }) => uid === session.uid)
        if (!found) throw Problem.unknown()
        return one(recordOf(found))
      },
    }),

    call({
      method: 'GET',
      path: '/userfpsrecharges/user/list/{id}/S/{json}',
      audience: 'user',
      owner: 'id',
      params: { id: wire.uid },
      summary: 'One’s own FPS top-ups',
      changes: false,
      filter: wire.fpsFilter,
      reads: ['fps_top_ups'],
      answer: wire.paged(wire.fpsRecharge),
      records: 'fps-top-ups',
      handler: async ({ params, filter }) => {
        const { rows, total } = await listFpsTopUps(db, { ...filter, uid: params.id })
        return page({ rows: rows.map(recordOf), total })
      },
    }),

    call({
      method: 'GET',
      path: '/userfpsrecharges/{x}/S/{json}',
      audience: 'admin',
      summary: 'FPS top-ups of everybody: all, pending, approved or rejected',
      changes: false,
      filter: wire.fpsFilter,
      reads: ['fps_top_ups'],
      answer: wire.paged(wire.adminFpsRecharge),
      handler: async ({ params: { x }, filter }) => {
        if (!Object.hasOwn(lists, x)) throw Problem.unknown()
        const { rows, total } = await listFpsTopUps(db, { ...filter, status: lists[x] ?? filter.status })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid) })), total })
      },
    }),
  ]
}
