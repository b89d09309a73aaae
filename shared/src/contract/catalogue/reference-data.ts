import * as v from 'valibot'
import { hasKnownPlaceholders, unfilled } from '../../canned-answers.ts'
import { isWritten, textFields, titleFields, unwritten } from '../../texts-by-language.ts'
import { accountType } from '../bank/banks.ts'
import { listFilter, orderBySort } from '../filters.ts'
import {
  amount,
  amountOrNone,
  changeReason,
  currencyCode,
  decimal,
  flag,
  id,
  instant,
  rate,
  savedId,
  text,
  ungrouped,
  words,
} from '../words.ts'

const sort = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0)
/** 0 hidden, 1 shown. */
const status = v.optional(flag, 1)
const dates = { created_date: v.optional(v.string()), updated_date: v.optional(v.string()) }
const optional = (longest: number) => v.optional(text(longest), '')
const share = v.pipe(
  rate,
  v.check(given => Number(given) < 1, 'Must be below 1'),
)
const orNull = <const S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.optional(v.nullable(schema), null)

/** Beside the id of what is deleted. */
export const removeBody = v.optional(v.strictObject(changeReason), {})

/** The body that saves a record of such fields, and the record. */
const entry = <const F extends v.ObjectEntries>(fields: F) => ({
  body: v.strictObject({ id: savedId, ...fields, ...changeReason }),
  record: v.object({ id: v.string(), ...fields, ...dates }),
})

/** An account of the house that members transfer to. */
export const sysBank = entry({
  account_type: accountType,
  beneficiary_name: words(200),
  bank_name: words(200),
  account_number: words(60),
  swift_code: v.optional(ungrouped(20), ''),
  bank_routing_number: optional(20),
  bank_address: optional(300),
  status,
  sort,
})
export type SysBankRecord = v.InferOutput<typeof sysBank.record>

/** A bank elsewhere that members choose from. */
export const externalBank = entry({
  bank_name: words(200),
  swift_code: v.optional(ungrouped(20), ''),
  country: optional(60),
  account_type: v.optional(accountType, 2),
  status,
  sort,
})

/** `user_type`: 0 individual, 1 business, 2 individual with HSBC. */
export const productBank = entry({
  user_type: v.picklist([0, 1, 2], '0 individual, 1 business, 2 individual - HSBC'),
  beneficiary_name: words(200),
  account_number: words(60),
  bank_name: words(200),
  bank_routing_number: optional(20),
  swift_code: v.optional(ungrouped(20), ''),
  bank_address: optional(300),
  is_show: v.optional(flag, 1),
  is_hsbc: v.optional(flag, 0),
  sort,
})
/** Shows (1) or hides (0) a record; turns it to the other without `is_show`. */
export const editIsShowBody = v.strictObject({ id, is_show: v.optional(flag), ...changeReason })

/** A category under which members file bank accounts. */
export const bankCategory = entry({ category_name: words(60), sort })

/** An invite code and its award, a decimal string in `currency`. */
export const inviteCode = entry({
  code: v.pipe(text(32), v.regex(/^[A-Za-z0-9_.]{1,32}$/, 'Letters, digits, _ and .')),
  award_amount: amountOrNone,
  currency: v.optional(currencyCode, 'USD'),
  status,
  sort,
})

/** A dial code: `+852`. */
export const areaCode = entry({
  name: words(60),
  /** Taken with the plus and without; kept and shown with it. */
  code: v.pipe(
    text(7),
    v.regex(/^\+?\d{1,6}$/, 'A dial code, such as +852'),
    v.transform(code => `+${code.replace('+', '')}`),
  ),
  status,
  sort,
})

/** A country, by the two letters of ISO 3166-1. */
export const country = entry({
  name: words(60),
  code: v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'The two letters of the country')),
  status,
  sort,
})

/** An amount to charge a card with, in USD, and its price in each stablecoin. */
/** An amount that a card can be charged with: a cent at least. */
const itemAmount = v.pipe(
  amount,
  v.check(given => Number(given) >= 0.01, 'At least 0.01'),
)
const chargeItemEntry = entry({
  amount: itemAmount,
  usdc_required: amount,
  usdt_required: amount,
  status,
  sort,
})
/** `USDC` and `USDT` are the same prices under the specification's names. */
export const chargeItem = {
  body: chargeItemEntry.body,
  record: v.object({
    ...chargeItemEntry.record.entries,
    USDC: v.optional(v.string()),
    USDT: v.optional(v.string()),
  }),
}
export type ChargeItemRecord = v.InferOutput<typeof chargeItem.record>
/** An amount for the first charge of a new card, in USD; one USDC or USDT is one USD. */
export const prechargeItem = entry({ amount: itemAmount, status, sort })

/** Rates and limits that a VIP level or a user group may set; null where others hold. */
const termFields = {
  cc_rate: orNull(share),
  fps_ratio: orNull(decimal),
  fps_max: orNull(decimal),
  bank_deposit_rate: orNull(share),
  bank_withdraw_rate: orNull(share),
}

const groupNames = {
  group_code: v.pipe(text(32), v.regex(/^[A-Za-z0-9_.]{1,32}$/, 'Letters, digits, _ and .')),
  group_name: words(60),
  group_name_zh: words(60),
  group_name_sc: words(60),
  group_name_ja: words(60),
}
/** A user group by its code, and what it is called in each language. */
export const groupName = v.object(groupNames)
export type GroupName = v.InferOutput<typeof groupName>
/** A group of members; what it sets goes before what the VIP level sets. `bank_limit`: bank accounts that may be linked. */
export const userGroup = entry({
  ...groupNames,
  ...termFields,
  bank_limit: orNull(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
  status,
  sort,
})
export type UserGroupRecord = v.InferOutput<typeof userGroup.record>

const vipFields = {
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  level_name: words(60),
  ...termFields,
  status,
  sort,
}
/** `banks`: ids of the house's banks that members of the level may pay to; none, all of them. */
export const vipLevelAddBody = v.strictObject({
  ...vipFields,
  banks: v.optional(v.array(id), []),
  ...changeReason,
})
/** `banks`, by their ids or as they are loaded, stay as they are when left out. */
export const vipLevelEditBody = v.strictObject({
  id,
  ...vipFields,
  banks: v.optional(v.array(v.union([id, v.object({ id })]))),
  ...changeReason,
})
/** `banks`: the accounts that members of the level are shown; `bank_ids`: those named for it, none for all. */
export const vipLevel = v.object({
  id: v.string(),
  ...vipFields,
  banks: v.array(sysBank.record),
  bank_ids: v.array(v.string()),
  ...dates,
})
export type VipLevelRecord = v.InferOutput<typeof vipLevel>
/** Without a level, the member's own. */
export const vipLevelFilter = v.strictObject({ level: v.optional(vipFields.level) })

const cannedText = v.optional(v.pipe(text(3000), v.check(hasKnownPlaceholders, unfilled)), '')
const cannedEntry = entry({
  title: words(60),
  ...v.entriesFromList(Object.values(textFields), cannedText),
  status,
  sort,
})
/** An answer of customer service that is kept for questions that come again. */
export const cannedAnswer = {
  body: v.pipe(
    cannedEntry.body,
    v.forward(
      v.check(given => isWritten(given, textFields), unwritten),
      ['text_en'],
    ),
  ),
  record: cannedEntry.record,
}

const maintenanceEntry = entry({
  ...v.entriesFromList(Object.values(titleFields), optional(100)),
  ...v.entriesFromList(Object.values(textFields), optional(2000)),
  from_date: instant,
  until_date: instant,
  status,
})
/** Planned maintenance, announced to everybody. */
export const maintenance = {
  body: v.pipe(
    maintenanceEntry.body,
    v.forward(
      v.check(given => isWritten(given, titleFields), unwritten),
      ['title_en'],
    ),
    v.forward(
      v.check(given => Date.parse(given.until_date) > Date.parse(given.from_date), 'After the beginning'),
      ['until_date'],
    ),
  ),
  record: maintenanceEntry.record,
}

/** One page of such a list, by number and size; all rows when left out. */
export const referenceFilter = listFilter(['sort', 'created_date'], orderBySort)
