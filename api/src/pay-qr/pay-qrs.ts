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
import {
  findPayQr,
  listPayQrScans,
  listPayQrs,
  type PayQrRow,
  type PayQrScanRow,
} from '@strongroom/projections/pay-qr'
import { type Currency, contract, Decimal, itemAt, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale, currencyOf } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { payQrCsv } from './words.ts'

const dayMs = 86_400_000

/** The specification's numbers for what a scan came to, beside their codes. */
const results: Readonly<Record<PayQrRefusal['kind'], 2 | 3 | undefined>> = {
  'already-scanned': 2,
  'pay-code-unknown': 3,
  'pay-code-expired': 3,
  'pay-code-used-up': 3,
  'pay-code-paused': 3,
  'pay-code-valid': undefined,
  'pays-oneself': undefined,
  'identity-not-verified': undefined,
}

const scanRefused = (refusal: PayQrRefusal): Reply => {
  const result = results[refusal.kind]
  return refusalOf(Object.assign({}, refusal, result ? { result } : {}))
}

const keptCurrency = ({ catalogue }: Parts, code: string): Currency => {
  const currency = catalogue.currency(code)
  if (!currency) throw new Error('a pay code is in a currency the books keep')
  return currency
}

/** A code does not pay while the account of its creator is disabled or frozen. */
const isOwnerEnabled = async ({ ledger }: Parts, { terms }: PayQr) =>
  !terms ||
  ((await ledger.load(memberDecider, terms.by)).state.enabled &&
    !(await ledger.load(walletDecider, terms.by)).state.frozen)

const recordOf = recordFrom<PayQrRow>()(wire.payQr, {
  as: { data: 'id', expired_date: 'expires_at', finish_date: 'finished_at' },
})

const recordsOf = async (parts: Parts, found: readonly PayQrRow[]) => {
  const names = await parts.members.namesOf(found.map(({ uid }) => uid))
  return found.map(row => {
    const scaled = (times: number) =>
      atScale(parts.catalogue, row.currency, new Decimal(row.per_scan).times(times).toFixed())
    return recordOf(parts, row, {
      username: names(row.uid).username,
      type: row.times === 1 ? 0 : 1,
      amount: scaled(1),
      total: scaled(row.times),
      left: scaled(row.unused === null ? row.times - row.scans : 0),
    })
  })
}

const create = implement(contract.payQr.create, {
  limits: ({ session }) => [{ key: `pay code ${session?.uid}`, most: 60, seconds: 600 }],
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const { currency, amount, times, validDays, code } = ask.body
    const total = new Decimal(amount).times(times).toFixed()
    const payment = { payee: wire.payQrPayee, currency, amount: total }
    const reserve = async () => {
      const command = await reserveCommand(parts, ask)
      return createPayQr(parts.ledger, uid, asked(ask, command, parts.catalogue))
    }
    return withStepUp(
      parts,
      ask,
      { scene: 'quickpay', code, payment, details: { scans: { amount, times, validDays } } },
      reserve,
      async ({ events: [event] }) => {
        if (event?.data.type !== 'PayCodeReserved') throw new Error('a pay code is reserved or refused')
        const { codeId: id, perScan: per_scan, expiresAt: expires_at } = event.data
        const open = { status: 0, scans: 0, unused: null, finished_at: null } as const
        const created_at = event.metadata.at
        const row: PayQrRow = { id, uid, currency, per_scan, times, expires_at, created_at, ...open }
        return one(itemAt(await recordsOf(parts, [row]), 0))
      },
    )
  },
})

/** How often a pay code may be scanned, and for how many days it may be valid, at most. */
export const payCodeLimits = (catalogue: Parts['catalogue']) => ({
  times: Number(configOf(catalogue, 'qrMaxTimes')),
  days: Number(configOf(catalogue, 'qrValidDays')),
})

type Reserving = {
  readonly codeId: string
  readonly currency: string
  readonly perScan: string
  readonly times: number
  readonly validDays: number
}

/** The command that reserves what a pay code can ever pay. */
export const payCodeCommand = async (parts: Parts, uid: string, input: Reserving, now: Date) =>
  ({
    type: 'ReservePayCode',
    input,
    given: {
      verified: await isVerified(parts, uid),
      currency: currencyOf(parts.catalogue, input.currency),
      mostTimes: payCodeLimits(parts.catalogue).times,
      mostDays: payCodeLimits(parts.catalogue).days,
      expiresAt: new Date(now.getTime() + input.validDays * dayMs).toISOString(),
    },
  }) as const

const reserveCommand = async (
  parts: Parts,
  { session: { uid }, commandId, now, body }: AskOf<typeof contract.payQr.create>,
) => {
  const { type, currency, amount, times, validDays } = body
  // A code's id is all a scan needs, so it must not be guessable from the command's key.
  const codeId = derivedId('pay code', parts.config.secretKey, commandId)
  const command = await payCodeCommand(
    parts,
    uid,
    { codeId, currency, perScan: amount, times, validDays },
    now,
  )
  return type === 0 ? { ...command, given: { ...command.given, mostTimes: 1 } } : command
}

const scan = implement(contract.payQr.scan, {
  limits: ({ session }) => [{ key: `scan ${session?.uid}`, most: 60, seconds: 600 }],
  handler: async (ask, parts) => {
    const { ledger, catalogue, members } = parts
    const { uid } = ask.session
    const { dataId } = ask.body
    const { state: payQr } = await ledger.load(payQrDecider, dataId)
    const command = {
      type: 'ScanPayCode',
      input: { uid },
      given: {
        verified: await isVerified(parts, uid),
        ownerEnabled: await isOwnerEnabled(parts, payQr),
        now: ask.now.toISOString(),
      },
    } as const
    const currencyOf = (code: string) => keptCurrency(parts, code)
    const outcome = await scanPayQr(ledger, dataId, asked(ask, command, catalogue), currencyOf, ask.now)
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
})

const look = implement(contract.payQr.look, {
  limits: ({ session }) => [{ key: `scan ${session?.uid}`, most: 60, seconds: 600 }],
  handler: async ({ session, params: { dataId }, now }, parts) => {
    // Members whom a code cannot pay do not learn its creator either.
    if (!(await isVerified(parts, session.uid))) return scanRefused({ kind: 'identity-not-verified' })
    const { state } = await parts.ledger.load(payQrDecider, dataId)
    if (!state.terms) return scanRefused({ kind: 'pay-code-unknown' })
    if (!(await isOwnerEnabled(parts, state))) return scanRefused({ kind: 'pay-code-paused' })
    const { by: uid, currency, perScan: amount, expiresAt: expired_date } = state.terms
    const names = await parts.members.namesOf([uid])
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
})

const list = implement(contract.payQr.list, {
  csv: payQrCsv,
  handler: async ({ session, filter }, parts) => {
    const found = await listPayQrs(parts.db, { ...filter, uid: session.admin ? filter.uid : session.uid })
    return page({ rows: await recordsOf(parts, found.rows), total: found.total })
  },
})

const scanRecord = recordFrom<PayQrScanRow>()(wire.payQrScan, { scaled: { amount: 'currency' } })

const scans = implement(contract.payQr.scans, {
  handler: async ({ session, params: { qpq_id } }, parts) => {
    const { db, members } = parts
    const code = await findPayQr(db, qpq_id)
    if (!code || (code.uid !== session.uid && !session.admin)) throw HttpError.unknown()
    const scans = await listPayQrScans(db, qpq_id)
    const names = await members.namesOf(scans.map(({ uid }) => uid))
    return rows(
      scans.map(row =>
        scanRecord(parts, row, { id: `${qpq_id}:${row.scan}`, username: names(row.uid).username }),
      ),
    )
  },
})

/** Pay codes: money that one member puts aside for the members who scan the QR code. */
export const payQrs: readonly Call[] = [create, scan, look, list, scans]

const statusOf = ({ terms, scans, expired }: PayQr, now: Date): wire.PayInfo['status'] => {
  if (terms && scans >= terms.times) return 1
  return expired || !terms || now.toISOString() >= terms.expiresAt ? -1 : 0
}
