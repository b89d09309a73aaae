import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { derivedId } from '../../eventlog/ids.ts'
import {
  createPayQr,
  expirePayQr,
  isExpired,
  isReserved,
  isScanned,
  openPayQr,
  returnUnused,
  scanPayQr,
  settleScan,
} from '../../pay-qr/flow.ts'
import type { PayQrFact } from '../../pay-qr/pay-qr-stream.ts'
import type { WalletFact } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid } from './steps.ts'

const days = ['2026-01-01', '2026-01-02', '2026-01-03'].map(day => `${day}T00:00:00.000Z`)
const now = fc.constantFrom(...days)
const perScan = fc.integer({ min: 0, max: 9_000 }).map(n => new Decimal(n).div(100).toFixed(2))
const times = fc.integer({ min: 1, max: 3 })
const codeOf = (by: string, name: string) => `${by}-${name}`
const usd = () => USD

/** Pay codes: created, scanned by several at once, expired. */
export const payQrs = group({
  makes: ['payQr'],
  steps: [
    step(3, 'create code', { uid, name, perScan, times, now, commandId }, (ledger, of) =>
      createPayQr(
        ledger,
        of.uid,
        ask(of.commandId, {
          type: 'ReservePayCode',
          input: {
            codeId: codeOf(of.uid, of.name),
            currency: 'USD',
            perScan: of.perScan,
            times: of.times,
            validDays: 1,
          },
          given: { verified: true, currency: USD, mostTimes: 3, mostDays: 1, expiresAt: of.now },
        }),
      ),
    ),
    step(5, 'scan code', { by: uid, name, first: uid, second: uid, now, commandId }, (ledger, of) => {
      const scan = (uid: string, id: string) =>
        scanPayQr(
          ledger,
          codeOf(of.by, of.name),
          ask(id, {
            type: 'ScanPayCode',
            input: { uid },
            given: { verified: true, ownerEnabled: true, now: of.now },
          }),
          usd,
        )
      // Side by side, so that the last scan has rivals.
      const idOf = (scanner: string) => derivedId('scan', scanner, of.commandId)
      return Promise.all([scan(of.first, idOf('first')), scan(of.second, idOf('second'))])
    }),
    step(2, 'expire code', { by: uid, name, now, commandId }, (ledger, of) =>
      expirePayQr(
        ledger,
        codeOf(of.by, of.name),
        ask(derivedId('expire', of.commandId), { type: 'ExpirePayCode', input: {}, given: { now: of.now } }),
        usd,
      ),
    ),
  ],
  react: async (event, ledger) => {
    if (isReserved(event)) await openPayQr(ledger, event)
    if (isScanned(event)) await settleScan(ledger, event, USD)
    if (isExpired(event)) await returnUnused(ledger, event, USD)
  },
  // A code pays each member once, and never more than was reserved for it, returned money included.
  check: events => {
    const reserved = new Map(
      factsOf<Extract<WalletFact, { type: 'PayCodeReserved' }>>(events, 'PayCodeReserved').map(fact => [
        fact.codeId,
        new Decimal(fact.amount),
      ]),
    )
    const paid = factsOf<Extract<WalletFact, { type: 'PayCodePaid' }>>(events, 'PayCodePaid')
    const returned = factsOf<Extract<WalletFact, { type: 'PayCodeReturned' }>>(events, 'PayCodeReturned')
    for (const { codeId, amount } of [...paid, ...returned])
      reserved.set(codeId, (reserved.get(codeId) ?? new Decimal(0)).minus(amount))
    for (const left of reserved.values()) expect(left.isNegative() && !left.isZero()).toBe(false)
    const pairs = paid.map(({ codeId, to }) => `${codeId} ${to}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const won = factsOf<Extract<PayQrFact, { type: 'PayCodeScanned' }>>(events, 'PayCodeScanned')
    expect(paid.length).toBe(won.length)
    const received = events.filter(event => event.type === 'PayCodeReceived')
    expect(received.length).toBe(won.length)
  },
})
