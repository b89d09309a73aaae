import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.]{1,32}$/, 'Use 1 to 32 letters, digits, _ or .'))
const sort = v.optional(v.pipe(v.number(), v.integer()), 0)
/** 0 hidden, 1 shown. */
const status = v.optional(v.picklist([0, 1]), 1)
const rate = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,12})?$/, 'Use a decimal such as 1.0005'))
/** A share between 0 and 1, not included: 0.003 is 0.3 %. */
const share = v.pipe(v.string(), v.regex(/^0(\.\d{1,12})?$/, 'Use a share below 1 such as 0.003 for 0.3 %'))

/** 0 to 100, as in "3.65 % a year". */
const percent = v.pipe(
  v.string(),
  v.regex(/^(100(\.0{1,8})?|\d{1,2}(\.\d{1,8})?)$/, 'Use a percentage such as 3.65'),
)
const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,18})?$/, 'Use an amount such as 10.00'))

/** How one kind of reference data looks. Field names are those of the specification's calls. */
export type Kind = {
  readonly schema: v.GenericSchema<unknown, Record<string, unknown>>
  /** The entry's id, from its own fields: two entries that mean the same cannot both exist. */
  readonly idOf: (value: never) => string
}
const kind = <S extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: S,
  idOf: (value: v.InferOutput<S>) => string,
) => ({ schema, idOf })

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
      /** What one base is worth in target now. Orders whose limit it crosses are filled; without one, administrators fill them. */
      price: v.optional(v.nullable(rate), null),
      status,
      sort,
    }),
    value => `${value.base}-${value.target}`,
  ),
  'sys-config': kind(
    v.object({
      field_code: code,
      field_value: v.pipe(v.string(), v.maxLength(2000)),
      /** Whether signed-out visitors may read it (`/sysconfigs/listbyuser`). */
      shown: v.optional(v.boolean(), true),
    }),
    value => value.field_code,
  ),
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type Entry<K extends KindName> = v.InferOutput<(typeof kinds)[K]['schema']>
