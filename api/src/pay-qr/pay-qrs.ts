import { memberDecider } from '@strongroom/ledger/account'
import { configOf } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import {
  createPayQr,
  isScanned,
  type PayQr,
  type PayQrRefusal,
  payQrDecider,
  scanPayQr,
} from '@strongroom/ledger/pay-qr'
import { walletDecider } from '@strongroom/ledger/wallet'
import { findPayQr, listPayQrScans, listPayQrs, type PayQrRow } from '@strongroom/projections/pay-qr'
import { type Currency, contract, Decimal, wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply, refused, rows } from '../http/replies.ts'
import { payQrCsv } from './csv-words.ts'

const dayMs = 86_400_000

/** The specification's numbers for what a scan came to, beside their codes. */
const results: Readonly<Record<PayQrRefusal['kind'], '2' | '3' | undefined>> = {
  'already-scanned': '2',
  'pay-code-unknown': '3',
  'pay-code-expired': '3',
  'pay-code-used-up': '3',
  'pay-code-valid': undefined,
  'pays-oneself': undefined,
  'identity-not-verified': undefined,
}

const scanRefused = (refusal: PayQrRefusal): Reply => {
  const result = results[refusal.kind]
  return refusalOf(Object.assign({}, refusal, result ? { result } : {}))
}

/** Pay codes: money put aside by one member for whoever scans the QR code. */
export const payQrs = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes, config } = parts
  const currencyOf = (code: string): Currency => {
    const currency = catalogue.currency(code)
    if (!currency) throw new Error('a pay code is in a currency the books keep')
    return currency
  }
  const isOwnerEnabled = async ({ terms }: PayQr) =>
    !terms || (await ledger.load(memberDecider, terms.by)).state.enabled
  const isVerified = async (uid: string) => (await ledger.load(memberDecider, uid)).state.kyc === 1

  const recordsOf = async (found: readonly PayQrRow[]): Promise<readonly wire.PayQr[]> => {
    const names = await members.namesOf(found.map(({ uid }) => uid))
    return found.map(row => {
      const scaled = (times: number) =>
        atScale(catalogue, row.currency, new Decimal(row.per_scan).times(times).toFixed())
      return {
        id: row.id,
        data: row.id,
        uid: row.uid,
        username: names(row.uid).username,
        type: row.times === 1 ? 0 : 1,
        currency: row.currency,
        amount: scaled(1),
        times: row.times,
        scans: row.scans,
        total: scaled(row.times),
        left: scaled(row.unused === null ? row.times - row.scans : 0),
        status: row.status,
        expired_date: row.expires_at,
        created_date: row.created_at,
        finish_date: row.finished_at,
      }
    })
  }

  return [
    implement(contract.payQr.create, {
      limits: ({ session }) => [{ key: `pay code ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ask => {
        const { uid, email } = ask.session
        const { type, currency, amount, times, validDays, code } = ask.body
        const total = new Decimal(amount).times(times).toFixed()
        const payment = { payee: wire.payQrPayee, currency, amount: total }
        const use = await codes.use(
          { email, scene: 'quickpay', payment, askers: ask.askers() },
          code,
          ask.commandId,
        )
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId)))
          return refused('WRONG_CODE', 'The code is wrong or has expired')
        // Whoever knows a code's id may scan it, so nobody may guess it from the key of a command.
        const codeId = derivedId('pay code', config.secretKey, ask.commandId)
        const expiresAt = new Date(ask.now.getTime() + validDays * dayMs).toISOString()
        const command = {
          type: 'ReservePayCode',
          input: { codeId, currency, perScan: amount, times, validDays },
          given: {
            verified: await isVerified(uid),
            currency: catalogue.currency(currency) ?? { code: currency, scale: 0 },
            mostTimes: type === 0 ? 1 : Number(configOf(catalogue, 'qrMaxTimes')),
            mostDays: Number(configOf(catalogue, 'qrValidDays')),
            expiresAt,
          },
        } as const
        const outcome = await createPayQr(ledger, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        const event = outcome.events[0]
        if (event?.data.type !== 'PayCodeReserved') throw new Error('a pay code is reserved or refused')
        const row: PayQrRow = {
          id: codeId,
          uid,
          currency,
          per_scan: event.data.perScan,
          times,
          scans: 0,
          expires_at: event.data.expiresAt,
          status: 0,
          unused: null,
          created_at: event.metadata.at,
          finished_at: null,
        }
        return one((await recordsOf([row]))[0] as wire.PayQr)
      },
    }),

    implement(contract.payQr.scan, {
      limits: ({ session }) => [{ key: `scan ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ask => {
        const { uid } = ask.session
        const { dataId } = ask.body
        const { state: payQr } = await ledger.load(payQrDecider, dataId)
        const command = {
          type: 'ScanPayCode',
          input: { uid },
          given: {
            verified: await isVerified(uid),
            ownerEnabled: await isOwnerEnabled(payQr),
            now: ask.now.toISOString(),
          },
        } as const
        const outcome = await scanPayQr(ledger, dataId, asked(ask, command, catalogue), currencyOf)
        if (outcome.kind === 'refused') return scanRefused(outcome.refusal)
        const event = outcome.events.find(isScanned)
        if (!event) throw new Error('a scan is won or refused')
        const { by, currency, amount } = event.data
        ask.moved(outcome.position, by)
        const names = await members.namesOf([by])
        const { username } = names(by)
        const created_date = event.metadata.at
        return one({ result: 1, id: dataId, uid: by, username, currency, amount, created_date })
      },
    }),

    implement(contract.payQr.look, {
      limits: ({ session }) => [{ key: `scan ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ({ session, params: { dataId }, now }) => {
        // Whoever cannot be paid by a code is not told whose it is either.
        if (!(await isVerified(session.uid))) return scanRefused({ kind: 'identity-not-verified' })
        const { state } = await ledger.load(payQrDecider, dataId)
        if (!state.terms || !(await isOwnerEnabled(state))) return scanRefused({ kind: 'pay-code-unknown' })
        const { by: uid, currency, perScan: amount, expiresAt: expired_date } = state.terms
        const names = await members.namesOf([uid])
        const { username } = names(uid)
        return one({
          id: dataId,
          uid,
          username,
          currency,
          amount,
          status: statusOf(state, now),
          expired_date,
        })
      },
    }),

    implement(contract.payQr.list, {
      csv: payQrCsv,
      handler: async ({ session, filter }) => {
        const found = await listPayQrs(db, { ...filter, uid: session.admin ? filter.uid : session.uid })
        return page({ rows: await recordsOf(found.rows), total: found.total })
      },
    }),

    implement(contract.payQr.scans, {
      handler: async ({ session, params: { qpq_id } }) => {
        const code = await findPayQr(db, qpq_id)
        if (!code || (code.uid !== session.uid && !session.admin)) throw Problem.unknown()
        const scans = await listPayQrScans(db, qpq_id)
        const names = await members.namesOf(scans.map(({ uid }) => uid))
        return rows(
          scans.map(({ uid, scan, currency, amount, status, created_at }) => ({
            id: `${qpq_id}:${scan}`,
            uid,
            username: names(uid).username,
            scan,
            currency,
            amount: atScale(catalogue, currency, amount),
            status,
            created_date: created_at,
          })),
        )
      },
    }),
  ]
}

const statusOf = ({ terms, scans, expired }: PayQr, now: Date): wire.PayInfo['status'] => {
  if (terms && scans >= terms.times) return 1
  return expired || !terms || now.toISOString() >= terms.expiresAt ? -1 : 0
}
