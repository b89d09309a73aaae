import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import type { Command } from '@strongroom/ledger/eventlog'
import { rejectTopUp, submitTopUp } from '@strongroom/ledger/top-up'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { findTopUps, listTopUps, type TopUpRow } from '@strongroom/projections/top-up'
import { contract, leastTransfer, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import { isOffered } from '../catalogue/networks.ts'
import { checkTxid } from '../chain/txid.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, atScaleOrNull } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { topUpCsv } from './csv-words.ts'

type CommandOf<T extends WalletCommand['type']> = Extract<WalletCommand, { type: T }> & Command

/** Top-ups: submitted by members, approved or rejected by finance. */
export const topUps = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts

  const recordOf = (row: TopUpRow): wire.TopUp => ({
    id: row.id,
    uid: row.uid,
    currency: row.currency,
    network: row.network,
    amount: atScale(catalogue, row.currency, row.amount),
    txid: row.txid,
    status: row.status,
    fee: atScaleOrNull(catalogue, row.currency, row.fee),
    credited: atScaleOrNull(catalogue, row.currency, row.credited),
    externalTxId: row.external_tx_id,
    reason: row.reason,
    created_date: row.created_at,
    finish_date: row.decided_at,
  })

  /** The smallest transfer, where it is exact. */
  const minimumOf = (currency: string, network: string) => {
    const least = leastTransfer(currency, network, code => configOf(catalogue, code))
    return least?.currency === currency ? least.amount : undefined
  }

  const find = (id: string) => findCase(parts, 'top_ups', () => findTopUps(db, id))

  return [
    implement(contract.topUp.submit, {
      handler: async ask => {
        const { uid } = ask.session
        const { currency, network, amount, txid } = ask.body
        const networkOffered = isOffered(catalogue, currency, network)
        if (networkOffered) checkTxid(network, 'txid', txid)
        const { state } = await ledger.load(memberDecider, uid)
        const command: CommandOf<'SubmitTopUp'> = {
          type: 'SubmitTopUp',
          input: { topUpId: ask.commandId, currency, network, amount, txid },
          given: {
            verified: state.kyc === 1,
            currency: catalogue.currency(currency) ?? { code: currency, scale: 0 },
            networkOffered,
            minimum: minimumOf(currency, network),
          },
        }
        const outcome = await submitTopUp(ledger, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.topUp.ofMember, {
      csv: topUpCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listTopUps(db, { ...filter, uid: params.id })
        return page({ rows: rows.map(recordOf), total })
      },
    }),

    implement(contract.topUp.all, {
      csv: topUpCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listTopUps(db, await searched(members, filter))
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid) })), total })
      },
    }),

    implement(contract.topUp.approve, {
      handler: async ask => {
        const { id: topUpId, fee, feeRate, externalTxId } = ask.body
        const topUp = await find(topUpId)
        if (!topUp) return refusalOf({ kind: 'top-up-unknown' })
        checkTxid(topUp.network, 'externalTxId', externalTxId)
        const currency = catalogue.currency(topUp.currency)
        if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: topUp.currency })
        const command: CommandOf<'ApproveTopUp'> = {
          type: 'ApproveTopUp',
          input: { topUpId, fee, feeRate, externalTxId },
          given: { approver: ask.session.uid, currency },
        }
        const outcome = await ledger.handle(walletDecider, topUp.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, topUp.uid)
        return one({ id: topUpId, status: 1 })
      },
    }),

    implement(contract.topUp.reject, {
      handler: async ask => {
        const { id: topUpId, reason } = ask.body
        const topUp = await find(topUpId)
        if (!topUp) return refusalOf({ kind: 'top-up-unknown' })
        const command: CommandOf<'RejectTopUp'> = {
          type: 'RejectTopUp',
          input: { topUpId, reason },
          given: { approver: ask.session.uid },
        }
        const outcome = await rejectTopUp(ledger, topUp.uid, asked(ask, command))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, topUp.uid)
        return one({ id: topUpId, status: -1 })
      },
    }),
  ]
}
