import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { type Kept, keep, keptAt } from '../book/persistent-map.ts'
import { code, count, decimal, id, instant } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const facts = {
  /** `by` has reserved `perScan` × `times` in their wallet. */
  PayCodeCreated: {
    version: 1,
    schema: v.object({ by: id, currency: code, perScan: decimal, times: count, expiresAt: instant }),
  },
  /** `uid` may have one scan's money. Everything the wallets need to know is in here. */
  PayCodeScanned: {
    version: 1,
    schema: v.object({ uid: id, by: id, currency: code, amount: decimal, scan: count }),
  },
  /** It can no longer be scanned; `unused` scans were left. */
  PayCodeExpired: {
    version: 1,
    schema: v.object({
      by: id,
      currency: code,
      perScan: decimal,
      unused: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  },
} as const
/** Every event of stream `paycode-{id}`. Legs stand in the wallets. */
export type PayQrFact = FactOf<typeof facts>

/** A pay code as the rules know it. Not created yet while `terms` is missing. */
export type PayQr = {
  readonly codeId: string
  readonly terms:
    | {
        readonly by: string
        readonly currency: string
        readonly perScan: string
        readonly times: number
        readonly expiresAt: string
      }
    | undefined
  readonly scans: number
  readonly scannedBy: Kept<true>
  readonly expired: boolean
}

type CreatePayQr = {
  readonly type: 'CreatePayCode'
  readonly input: NonNullable<PayQr['terms']>
}
/** A member scans the code. Each member is paid once. */
export type ScanPayQr = {
  readonly type: 'ScanPayCode'
  readonly input: { readonly uid: string }
  /** `now` is ISO, UTC. `ownerEnabled`: whether the account of the code's creator is neither disabled nor frozen. */
  readonly given: { readonly verified: boolean; readonly ownerEnabled: boolean; readonly now: string }
}
/** A job ends the code after `expiresAt`; the unused scans go back to its creator. */
export type ExpirePayQr = {
  readonly type: 'ExpirePayCode'
  readonly input: Record<string, never>
  readonly given: { readonly now: string }
}
/** The life of a code: created, scanned, expired. */
export type PayQrCommand = CreatePayQr | ScanPayQr | ExpirePayQr

/** Why a code does not pay, or does not expire yet (`pay-code-valid`). */
export type PayQrRefusal =
  | { readonly kind: 'identity-not-verified' }
  | { readonly kind: 'pay-code-unknown' }
  | { readonly kind: 'pays-oneself' }
  | { readonly kind: 'already-scanned' }
  | { readonly kind: 'pay-code-expired' }
  | { readonly kind: 'pay-code-used-up' }
  | { readonly kind: 'pay-code-valid' }
  | { readonly kind: 'pay-code-paused' }

const decide = (command: PayQrCommand, payQr: PayQr): Decision<PayQrFact, PayQrRefusal> => {
  switch (command.type) {
    case 'CreatePayCode':
      return payQr.terms ? accept() : accept({ type: 'PayCodeCreated', ...command.input })
    case 'ScanPayCode':
      return decideScan(command, payQr)
    case 'ExpirePayCode':
      return decideExpire(command, payQr)
  }
}

/** The one place where a scan is won or lost: the first member in this stream wins it. */
const decideScan = (
  { input: { uid }, given }: ScanPayQr,
  { terms, scans, scannedBy, expired }: PayQr,
): Decision<PayQrFact, PayQrRefusal> => {
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!terms) return refuse({ kind: 'pay-code-unknown' })
  if (uid === terms.by) return refuse({ kind: 'pays-oneself' })
  if (keptAt(scannedBy, uid)) return refuse({ kind: 'already-scanned' })
  if (expired || given.now >= terms.expiresAt) return refuse({ kind: 'pay-code-expired' })
  if (scans >= terms.times) return refuse({ kind: 'pay-code-used-up' })
  // Its money is there and may be paid later, so the code is not unknown: a member may scan it again.
  if (!given.ownerEnabled) return refuse({ kind: 'pay-code-paused' })
  const { by, currency, perScan } = terms
  return accept({ type: 'PayCodeScanned', uid, by, currency, amount: perScan, scan: scans + 1 })
}

const decideExpire = (
  { given }: ExpirePayQr,
  { terms, scans, expired }: PayQr,
): Decision<PayQrFact, PayQrRefusal> => {
  if (!terms) return refuse({ kind: 'pay-code-unknown' })
  if (expired) return accept()
  if (given.now < terms.expiresAt) return refuse({ kind: 'pay-code-valid' })
  const { by, currency, perScan, times } = terms
  return accept({ type: 'PayCodeExpired', by, currency, perScan, unused: times - scans })
}

const evolve = (payQr: PayQr, fact: PayQrFact): PayQr => {
  switch (fact.type) {
    case 'PayCodeCreated': {
      const { by, currency, perScan, times, expiresAt } = fact
      return { ...payQr, terms: { by, currency, perScan, times, expiresAt } }
    }
    case 'PayCodeScanned':
      return {
        ...payQr,
        scans: fact.scan,
        scannedBy: keep(payQr.scannedBy, fact.uid, true),
      }
    case 'PayCodeExpired':
      return { ...payQr, expired: true }
  }
}

/** One quick-pay QR code: stream `paycode-{id}`. This stream decides who gets its money; the money moves in the wallets. */
export const payQrDecider: Decider<PayQr, PayQrCommand, PayQrFact, PayQrRefusal> = {
  category: 'paycode',
  stateVersion: 2,
  initial: codeId => ({ codeId, terms: undefined, scans: 0, scannedBy: [], expired: false }),
  decide,
  evolve,
  facts,
}
