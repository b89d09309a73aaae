import * as v from 'valibot'
import { cannedAnswer } from './canned-answer.ts'
import { configIssue } from './configs.ts'
import {
  aboveZero,
  accountType,
  amount,
  code,
  flag,
  percent,
  rate,
  share,
  sort,
  status,
  text,
  words,
} from './kind-fields.ts'
import { maintenance } from './maintenance.ts'
import { policyEntry } from './policies.ts'
import { userGroup, vipLevel } from './tier-kinds.ts'

/** How one kind of reference data looks. Field names are those of the specification's calls. */
export type Kind = {
  readonly schema: v.GenericSchema<unknown, Record<string, unknown>>
  /** The entry's id, out of its own fields, so that no two entries mean the same; else it gets a random one when it is created. */
  readonly idOf?: (value: never) => string
}
const kind = <S extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: S,
  idOf?: (value: v.InferOutput<S>) => string,
) => ({ schema, ...(idOf ? { idOf } : {}) })

/** Every kind of administered reference data. A new kind is an entry here; it has its calls and its admin screen from that alone. */
export const kinds = {
  currency: kind(
    v.object({
      currency_code: code,
      currency_name: text(60),
      currency_img: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
      /** 0 digital, 1 fiat, 2 stable. */
      type: v.picklist([0, 1, 2]),
      status,
      sort,
      /** Decimal places the ledger keeps. Never lowered once money has moved. */
      scale: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
      /** 1: members ask for a wallet in it, and an administrator decides. */
      on_request: v.optional(v.picklist([0, 1])),
    }),
    value => value.currency_code,
  ),
  network: kind(
    v.object({ network_code: code, network_name: text(60), status, sort }),
    value => value.network_code,
  ),
  'fixed-network': kind(
    v.object({ currency: code, network_code: code, status, sort }),
    value => `${value.currency}-${value.network_code}`,
  ),
  /** The fee for sending a currency over a network, in that currency. Without a visible entry, it is not sent there. */
  'send-fee': kind(
    v.object({ currency: code, network: code, fee: amount, status, sort }),
    value => `${value.currency}-${value.network}`,
  ),
  'swap-rate': kind(
    v.object({
      source: code,
      target: code,
      rate,
      feeRate: share,
      /** Fee rate by VIP level, where it differs: `{ "3": "0.001" }`. */
      vipFeeRates: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), share), {}),
      status,
    }),
    value => `${value.source}-${value.target}`,
  ),
  'fixed-deposit-plan': kind(
    v.object({
      currency: code,
      /** Months; 0 is a current plan, redeemed at any time. */
      term: v.picklist([0, 1, 3, 6, 12]),
      /** Percent a year, ACT/365. */
      rate: percent,
      minimum: v.optional(amount, '0'),
      status,
      sort,
    }),
    value => `${value.currency}-${value.term}`,
  ),
  'trade-pair': kind(
    v.object({
      base: code,
      target: code,
      /** Smallest order, in base. */
      minimum: v.optional(amount, '0'),
      /**
       * The price of one base in target now. Orders whose limit it crosses are filled; without a price, administrators fill
       * them.
       */
      price: v.optional(v.nullable(rate), null),
      status,
      sort,
    }),
    value => `${value.base}-${value.target}`,
  ),
  'user-group': kind(userGroup, value => value.group_code),
  'vip-level': kind(vipLevel, value => String(value.level)),
  /** Accounts of the house that members transfer to. */
  'sys-bank': kind(
    v.object({
      account_type: accountType,
      beneficiary_name: text(200),
      bank_name: text(200),
      account_number: text(60),
      swift_code: words(20),
      bank_routing_number: words(20),
      bank_address: words(300),
      status,
      sort,
    }),
  ),
  /** Banks elsewhere that members choose from when they link an account. */
  'external-bank': kind(
    v.object({
      bank_name: text(200),
      swift_code: words(20),
      country: words(60),
      account_type: v.optional(accountType, 2),
      status,
      sort,
    }),
  ),
  /** Accounts of the house by the type of member who pays to them: 0 individual, 1 business, 2 individual with HSBC. */
  'product-bank': kind(
    v.object({
      user_type: v.picklist([0, 1, 2]),
      beneficiary_name: text(200),
      account_number: text(60),
      bank_name: text(200),
      bank_routing_number: words(20),
      swift_code: words(20),
      bank_address: words(300),
      is_show: v.optional(v.picklist([0, 1]), 1),
      is_hsbc: flag,
      sort,
    }),
  ),
  'bank-category': kind(v.object({ category_name: text(60), sort })),
  'invite-code': kind(
    v.object({
      code,
      /** The award of a member who registers with the code, paid once they are verified. */
      award_amount: amount,
      currency: v.optional(code, 'USD'),
      status,
      sort,
    }),
    value => value.code,
  ),
  'area-code': kind(
    v.object({
      name: text(60),
      code: v.pipe(v.string(), v.regex(/^\+?\d{1,6}$/, 'Use a dial code such as +852')),
      status,
      sort,
    }),
  ),
  country: kind(
    v.object({
      name: text(60),
      code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Use the two letters of the country')),
      status,
      sort,
    }),
    value => value.code,
  ),
  /** An amount offered for charging a card, in USD, and its price in each stablecoin. */
  'charge-item': kind(
    v.object({ amount: aboveZero, usdc_required: aboveZero, usdt_required: aboveZero, status, sort }),
  ),
  /** An amount offered for the first charge of a card that is being opened, in USD. */
  'precharge-item': kind(v.object({ amount: aboveZero, status, sort })),
  /**
   * A type of card that members may choose when they open one, with its own prices where they differ from the settings. The name is
   * English; another language without one has the English.
   */
  'card-type': kind(
    v.object({
      name: text(60),
      name_zh: words(60),
      name_sc: words(60),
      name_ja: words(60),
      card_img: words(500),
      currency: v.optional(v.picklist(['USD'], 'Cards are kept in USD'), 'USD'),
      opening_fee: v.optional(v.nullable(amount), null),
      initial_balance: v.optional(v.nullable(amount), null),
      monthly_fee: v.optional(v.nullable(amount), null),
      annual_fee: v.optional(v.nullable(amount), null),
      status,
      sort,
    }),
  ),
  'canned-answer': kind(cannedAnswer),
  maintenance: kind(maintenance),
  /** An agent of the external group system. `key_id` names its API key in `private`: the log never has the key. */
  agent: kind(
    v.object({
      name: text(60),
      key_id: text(80),
      /** Minutes between two accesses. */
      access_interval: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600)),
    }),
  ),
  'sys-config': kind(
    v.pipe(
      v.object({
        field_code: code,
        field_value: v.pipe(v.string(), v.maxLength(2000)),
        /** Whether signed-out visitors may read it (`/sysconfigs/listbyuser`). */
        shown: v.optional(v.boolean(), true),
      }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const message = configIssue(dataset.value.field_code, dataset.value.field_value)
        const [input, key] = [dataset.value, 'field_value'] as const
        if (message)
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
      }),
    ),
    value => value.field_code,
  ),
  /** The roles that may propose and decide one kind of act, and how much of it one administrator does alone. */
  policy: kind(policyEntry, value => value.act),
} as const satisfies Record<string, Kind>

/** The name of a kind of reference data, as streams and events say it. */
export type KindName = keyof typeof kinds
/** An entry of a kind, without its id. */
export type Entry<K extends KindName> = v.InferOutput<(typeof kinds)[K]['schema']>
