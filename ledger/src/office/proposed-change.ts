import { keysOf } from '@strongroom/shared'
import * as v from 'valibot'
import { code, decimal, id, reason } from '../book/shapes.ts'
import { kinds } from '../catalogue/kinds.ts'
import { entryFields } from '../finance/journal-entry.ts'
import { statementShape } from '../liabilities/holding.ts'
import { payoutKind } from './proof-override.ts'
import { screenedCases, seenRisk } from './risk-release.ts'
import * as standing from './standing-changes.ts'

const value = v.record(v.string(), v.unknown())
const fees = { fee: v.optional(decimal), feeRate: v.optional(decimal) }

/** One entry of the catalogue, whole before and after; null is no entry. */
const catalogueChange = v.object({
  kind: v.literal('catalogue'),
  entry: v.object({ kind: v.picklist(keysOf(kinds)), id }),
  before: v.nullable(value),
  after: v.nullable(value),
  /** Why it is wanted, where the administrator was asked. */
  reason: v.optional(reason),
})
/**
 * Addresses for the pool, in place of one no member has (`corrects`) or for one application. They may become a member's, so the
 * addresses themselves are in `private`; the digest says whether they are still those that were proposed.
 */
const poolAddresses = v.object({
  kind: v.literal('pool-addresses'),
  network: code,
  digest: id,
  corrects: v.optional(id),
  application: v.optional(v.object({ id, uid: id })),
})
/** A wire that Circle is said to have received. */
const circleDeposit = v.object({
  kind: v.literal('circle-deposit'),
  uid: id,
  circleId: id,
  currency: code,
  amount: decimal,
  ...fees,
})
/** A bank deposit of more than its member said. */
const depositAmount = v.object({
  kind: v.literal('deposit-amount'),
  uid: id,
  depositId: id,
  currency: code,
  claimed: decimal,
  amount: decimal,
  externalTxId: v.optional(id),
  ...fees,
})
/**
 * Card logs of a file that put more on cards, or take more off cards that do not hold it, than one administrator may alone. Merchant
 * and description are in `private`.
 */
const cardCredits = v.object({
  kind: v.literal('card-credits'),
  currency: code,
  /** The sum of the credits and bonuses among the rows, and of what cards owe the house by them. */
  amount: decimal,
  rows: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digest: id,
})
/** A member's claim of more than one administrator credits on a day: the claim is approved as one administrator asked for it. */
const claimCredit = v.object({
  kind: v.literal('claim-credit'),
  claim: v.picklist(['top-up', 'fps-top-up', 'deposit', 'request-payment']),
  uid: id,
  caseId: id,
  currency: code,
  /** The amount that the member is credited with. */
  amount: decimal,
  /** The amount of a deposit that is distributed, where it is another than its member said. */
  distributed: v.optional(decimal),
  ...fees,
  externalTxId: v.optional(id),
})
/** A movement or a card log taken back, or a withdrawal or payment that the bank has sent back, which gives a member money. */
const reversal = v.object({
  kind: v.literal('reversal'),
  uid: id,
  /** The event of a movement with its revision and its lines on the statement, the card log, or the withdrawal or payment with the bank's charge. */
  of: v.variant('kind', [
    v.object({ kind: v.literal('movement'), eventId: id, revision: v.number(), lines: v.array(id) }),
    v.object({ kind: v.literal('card-log'), logId: id, currency: code }),
    v.object({ kind: v.literal('withdrawal'), withdrawalId: id, currency: code, charge: decimal }),
    v.object({ kind: v.literal('send-payment'), paymentId: id, currency: code, charge: decimal }),
  ]),
  /** The credit to the member, in each currency. */
  credits: v.array(v.object({ currency: code, amount: decimal })),
  reason,
})
/** A subscription's rate far above the one it has. Percent a year. */
const subscriptionRate = v.object({
  kind: v.literal('subscription-rate'),
  uid: id,
  depositId: id,
  currency: code,
  last: decimal,
  rate: decimal,
  reason: v.optional(reason),
})
/** A limit order filled at a price that is worse for the house than the markets say. */
const fill = v.object({
  kind: v.literal('fill'),
  uid: id,
  orderId: id,
  side: v.picklist(['buy', 'sell']),
  base: code,
  target: code,
  price: decimal,
  /** Of base; what is left of the order when it is absent. */
  amount: v.optional(decimal),
  /** The worth of one base in target, by every source that knew. */
  markets: v.array(decimal),
})
/** A case that is to be paid out although the books differ. */
const proofOverride = v.object({
  kind: v.literal('proof-override'),
  payout: payoutKind,
  caseId: id,
  uid: id,
  currency: code,
  amount: decimal,
  reason,
})
/** A case above the limit of risk, or not screened, that is to be approved all the same. */
const riskRelease = v.object({
  kind: v.literal('risk-release'),
  screened: v.picklist(screenedCases),
  caseId: id,
  uid: id,
  currency: code,
  amount: decimal,
  ...seenRisk,
  reason,
})

/** A holding of the house as it is stated before and after; null is none. `reason` is there where one is taken out. */
const holding = v.object({
  kind: v.literal('holding'),
  holdingId: id,
  before: v.nullable(v.object(statementShape)),
  after: v.nullable(v.object(statementShape)),
  reason: v.optional(reason),
})

/**
 * A month of the books to be closed for good, with the items of statements that were still open and the statements of the month
 * that nobody had signed, as its proposer saw them.
 */
const periodClosing = v.object({
  kind: v.literal('period'),
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  openItems: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unsigned: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** An entry by hand between two accounts that are no member's. `item`: the open item of a statement that asked for it. */
const journalEntry = v.object({
  kind: v.literal('journal-entry'),
  ...entryFields,
  item: v.optional(v.object({ statement: id, id })),
})

/**
 * An event of a parked stream that a read model is to leave out for ever. `uid` is the member whose stream it is, if it is a
 * member's.
 */
const parkedSkip = v.object({
  kind: v.literal('parked-skip'),
  uid: v.optional(id),
  projection: id,
  generation: v.picklist(['live', 'next']),
  stream: id,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  position: id,
  type: id,
  reason,
})

/** The proposed change: everything needed to carry it out, and nothing that names a person. */
export const proposedChange = v.variant('kind', [
  catalogueChange,
  poolAddresses,
  circleDeposit,
  depositAmount,
  cardCredits,
  claimCredit,
  reversal,
  subscriptionRate,
  fill,
  standing.roleChange,
  standing.userGroup,
  standing.vipLevel,
  standing.payCodeClearing,
  standing.administratorStanding,
  periodClosing,
  journalEntry,
  parkedSkip,
  proofOverride,
  riskRelease,
  holding,
  standing.virtualAccount,
])
/** A change as its proposer asked for it, by kind of act. */
export type ProposedChange = Readonly<v.InferOutput<typeof proposedChange>>
