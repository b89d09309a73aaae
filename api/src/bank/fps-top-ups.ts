import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type FpsTopUpRow, findFpsTopUps, listFpsTopUps } from '@strongroom/projections/bank'
import { contract, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, atScaleOrNull } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { fpsTopUpCsv } from './csv-words.ts'

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
    implement(contract.bank.fpsTerms, {
      handler: async ({ session }) => one(termsOf((await memberOf(session.uid)).vipLevel)),
    }),

    implement(contract.bank.submitFps, {
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

    implement(contract.bank.approveFps, {
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

    implement(contract.bank.rejectFps, {
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

    implement(contract.bank.fps, {
      handler: async ({ session, params }) => {
        const found = (await findFpsTopUps(db, params.id)).find(({ uid }) => uid === session.uid)
        if (!found) throw Problem.unknown()
        return one(recordOf(found))
      },
    }),

    implement(contract.bank.fpsTopUps, {
      csv: fpsTopUpCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listFpsTopUps(db, { ...filter, uid: params.id })
        return page({ rows: rows.map(recordOf), total })
      },
    }),

    implement(contract.bank.fpsCases, {
      csv: fpsTopUpCsv,
      handler: async ({ params: { x }, filter }) => {
        if (!Object.hasOwn(lists, x)) throw Problem.unknown()
        const only = lists[x]
        if (only !== undefined && filter.status !== undefined)
          throw Problem.invalid([{ path: 'filter.status', message: 'Unknown field' }])
        const { rows, total } = await listFpsTopUps(db, {
          ...(await searched(members, filter)),
          status: only ?? filter.status,
        })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid) })), total })
      },
    }),
  ]
}
