import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { day, id, rate } from '../words.ts'

/** A share of an amount, as settings have it. */
const share = v.pipe(v.string(), v.regex(/^0(\.\d{1,12})?$/, 'Use a share below 1 such as 0.003 for 0.3 %'))
const percent = v.pipe(
  rate,
  v.check(given => Number(given) <= 100, 'At most 100 percent'),
)
const level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/**
 * The terms that a counterfactual changes, for every member alike: by the codes of the settings, or of swaps the fee rate or the
 * VIP level at whose rate everybody swaps.
 */
export const changedTerms = v.strictObject({
  withdrawFee: v.optional(rate),
  withdrawFeeRate: v.optional(share),
  withdrawMinimum: v.optional(rate),
  cardToBankFeeRate: v.optional(share),
  cardToBankMinimum: v.optional(rate),
  sendPaymentFee: v.optional(rate),
  sendPaymentFeeRate: v.optional(share),
  sendPaymentMinimum: v.optional(rate),
  cardRechargeFeeRate: v.optional(share),
  /** Percent a year, of what is put aside in the range. */
  fixedDepositRate: v.optional(percent),
  swapFeeRate: v.optional(share),
  swapLevel: v.optional(level),
})
export type ChangedTerms = v.InferOutput<typeof changedTerms>

/** Days are of UTC, both included; the whole log without. */
export const counterfactualBody = v.pipe(
  v.strictObject({ terms: changedTerms, from: v.optional(day), to: v.optional(day) }),
  v.forward(
    v.check(({ terms }) => Object.keys(terms).length > 0, 'Change something'),
    ['terms'],
  ),
  v.forward(
    v.check(({ from, to }) => !from || !to || from <= to, fieldMessages.daysInOrder),
    ['to'],
  ),
)
/** 0 waits or runs, 1 is answered, -1 could not be, -2 was stopped. */
export const counterfactualStatus = v.picklist([0, 1, -1, -2])
/** The replay that was asked to stop, and its state. */
export const counterfactualStopped = v.object({ id: v.string(), status: counterfactualStatus })
/** The id of the new replay. */
export const counterfactualAsked = v.object({ id: v.string() })

/** A counterfactual and how far it has come. */
export const counterfactual = v.object({
  id: v.string(),
  terms: changedTerms,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  by: v.string(),
  by_name: v.string(),
  created_date: v.string(),
  /** 0 waits or runs, 1 is answered, -1 could not be, -2 was stopped. */
  status: counterfactualStatus,
  /** Events read, of how many. */
  done: v.number(),
  total: v.number(),
  finish_date: v.nullable(v.string()),
})
export type Counterfactual = v.InferOutput<typeof counterfactual>

const wasAndWould = v.object({ was: v.string(), would: v.string() })

/** A command that happened, and would have been refused: with the code of its refusal, or null where only its cause was refused. */
const wouldBeRefused = v.object({
  event: id,
  type: v.string(),
  uid: v.string(),
  username: v.string(),
  at: v.string(),
  code: v.nullable(v.string()),
  details: v.record(v.string(), v.string()),
})

/** Report of the differences. Amounts are signed as in the books; `members` and `refusals` are the first of `member_count` and `refused`. */
export const counterfactualReport = v.object({
  ...counterfactual.entries,
  report: v.nullable(
    v.object({
      /** The stretch of the log that was decided again, by running numbers; null where nothing was in the range. */
      first: v.nullable(v.number()),
      last: v.nullable(v.number()),
      /** Commands decided again; of these, with another outcome; refused, those included whose cause was. */
      decided: v.number(),
      differ: v.number(),
      refused: v.number(),
      /** Decisions taken as they happened, since they could not be taken again. */
      as_happened: v.array(v.object({ type: v.string(), count: v.number() })),
      /** Pockets that would have been below zero at the end. */
      below_zero: v.number(),
      accounts: v.array(v.object({ account: v.string(), currency: v.string(), ...wasAndWould.entries })),
      member_count: v.number(),
      members: v.array(
        v.object({
          uid: v.string(),
          username: v.string(),
          currency: v.string(),
          fees: wasAndWould,
          balance: wasAndWould,
        }),
      ),
      refusals: v.array(wouldBeRefused),
    }),
  ),
})
export type CounterfactualReport = v.InferOutput<typeof counterfactualReport>
