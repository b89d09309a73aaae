import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { id, networkCode, uid, words } from '../words.ts'

/** The cases in which an address or a TXID is screened: a top-up, a send on chain, an address put into an address book. */
export const scanCase = v.picklist(['top-up', 'chain-send', 'address'])
export type ScanCase = v.InferOutput<typeof scanCase>
const scanKind = v.picklist(['address', 'txid'])

/** 1: the service has answered; 0: it has not been asked yet; -1: it was asked and did not answer. */
const scanStatus = v.picklist([0, 1, -1])

const scan = {
  id: v.string(),
  case_kind: scanCase,
  /** The id of the case; of an address that was bound, its id in the book. */
  case_id: v.string(),
  kind: scanKind,
  value: v.string(),
  currency: v.string(),
  network: v.string(),
  /** `demo`: a demo's list said so. Null while nothing has answered. */
  source: v.nullable(v.picklist(['http', 'demo'])),
  /** From 0, no risk, to 100. */
  score: v.nullable(v.number()),
  /** Why, as codes of the service. */
  risks: v.array(v.string()),
  status: scanStatus,
  created_date: v.string(),
  answered_date: v.nullable(v.string()),
}

/** An address or a TXID that was screened, in the case it belongs to, with its member. */
export const cryptoScan = v.object({
  ...scan,
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  /** The score from which its case takes a second administrator. */
  limit: v.number(),
})
export type CryptoScan = v.InferOutput<typeof cryptoScan>

/** Addresses and TXIDs that were screened. */
export const cryptoScanFilter = listFilter(['created_date', 'score'], {
  uid: v.optional(uid),
  kind: v.optional(scanKind),
  case_kind: v.optional(scanCase),
  network: v.optional(networkCode),
  /** The least score. */
  least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  status: v.optional(scanStatus),
})

/**
 * The risk of a case. `service`: the screening service, if there is one. `score`: the highest of its scans, null without one.
 * `held`: it takes a second administrator before it is approved. `proposal`: the id of a release that waits for one.
 * `released`: two have agreed on it as it is now. `transaction`: whether the screening service or the custody has seen the TXID of
 * a top-up; null for other cases.
 */
export const caseRisk = v.object({
  service: v.picklist(['http', 'demo', 'none']),
  score: v.nullable(v.number()),
  limit: v.number(),
  held: v.boolean(),
  released: v.boolean(),
  proposal: v.nullable(v.string()),
  scans: v.array(v.object(scan)),
  transaction: v.nullable(v.picklist(['known', 'unknown'])),
})
export type CaseRisk = v.InferOutput<typeof caseRisk>

/** The case whose address or TXID the service is asked about once more. */
export const screenAgainBody = v.strictObject({ id })
/** Asks a second administrator to let a case be approved above the limit. */
export const releaseRiskBody = v.strictObject({ id, reason: words(500) })
