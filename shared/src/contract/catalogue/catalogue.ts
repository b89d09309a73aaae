import * as v from 'valibot'
import { listFilter, orderBySort } from '../filters.ts'
import {
  changeReason,
  currencyCode,
  decimal,
  flag,
  id,
  networkCode,
  rate,
  savedId,
  text,
  words,
} from '../words.ts'
import { pictureGiven } from './pictures.ts'

const sort = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0)
/** 0 hidden, 1 shown. */
const status = v.optional(flag, 1)
const dates = { created_date: v.optional(v.string()), updated_date: v.optional(v.string()) }

/** 0 digital, 1 fiat, 2 stable. */
export const currencyType = v.picklist([0, 1, 2], '0 digital, 1 fiat, 2 stable')
const currencyFields = {
  currency_code: currencyCode,
  currency_name: words(60),
  /** Needed for a new currency; left out of one that is there, it stays as it is. */
  currency_img: v.optional(pictureGiven),
  type: currencyType,
  status,
  sort,
  /** 1: members ask for a wallet in it, and an administrator decides. */
  on_request: v.optional(flag),
}
/** `scale`: decimal places the books keep; left out, 2 for fiat, 6 for stable, 8 for digital. It never changes afterwards. */
export const currencyBody = v.strictObject({
  id: savedId,
  ...currencyFields,
  scale: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18))),
  ...changeReason,
})
/** A currency of the catalogue, as it is read. `id` is its code. */
export const currency = v.object({
  id: v.string(),
  ...currencyFields,
  currency_img: v.string(),
  scale: v.number(),
  ...dates,
})
export type CurrencyRecord = v.InferOutput<typeof currency>

const networkFields = { network_name: words(60), network_code: networkCode, status, sort }
/** A network, created without an id or edited with one. */
export const networkBody = v.strictObject({ id: savedId, ...networkFields, ...changeReason })
/** A network of the catalogue, as it is read. `name` and `code` are the same under the specification's names. */
export const network = v.object({
  id: v.string(),
  ...networkFields,
  name: v.optional(v.string()),
  code: v.optional(v.string()),
  ...dates,
})

/** A currency that can be moved on a network. */
const fixedNetworkFields = { currency: currencyCode, network_code: networkCode, status, sort }
/** A currency on a network, created without an id or edited with one. */
export const fixedNetworkBody = v.strictObject({ id: savedId, ...fixedNetworkFields, ...changeReason })
/** A currency on a network, as it is read, with the network’s name. */
export const fixedNetwork = v.object({
  id: v.string(),
  ...fixedNetworkFields,
  network_name: v.string(),
  ...dates,
})
export type FixedNetworkRecord = v.InferOutput<typeof fixedNetwork>
/** The networks that carry one currency, or all. */
export const userNetworksFilter = v.strictObject({ currency: v.optional(currencyCode) })

const feeRate = v.pipe(
  rate,
  v.check(given => Number(given) < 1, 'Must be below 1'),
)
const swapRateFields = {
  source: currencyCode,
  target: currencyCode,
  /** How much of `target` one unit of `source` buys. */
  rate: v.pipe(
    rate,
    v.check(given => Number(given) > 0, 'Must be greater than 0'),
  ),
  /** The house's share of the given amount: `"0.005"` is half a percent. */
  feeRate,
  /** Fee rates of VIP levels that differ: `{ "3": "0.001" }`. */
  vipFeeRates: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'A VIP level')), feeRate), {}),
  status,
}
/** A new rate between two currencies. Rates and fees are decimal strings. */
export const swapRateAddBody = v.strictObject({ ...swapRateFields, ...changeReason })
/** New terms of an existing rate. */
export const swapRateEditBody = v.strictObject({ id, ...swapRateFields, ...changeReason })
/** A rate between two currencies, as it is read. */
export const swapRate = v.object({ id: v.string(), ...swapRateFields, ...dates })
/** Swap rates of one source, one target, or all; by pair unless sorted otherwise. */
export const swapRateFilter = listFilter(['source', 'target', 'updated_date'], {
  ...orderBySort,
  source: v.optional(currencyCode),
  target: v.optional(currencyCode),
})

/** `shown`: users, and visitors, may read it. */
export const systemConfig = v.object({
  field_code: v.string(),
  field_value: v.string(),
  shown: v.optional(v.boolean()),
  /** Of the product's own settings, for administrators: the unit `USD`, `share`, `days`; the default; the meaning. */
  unit: v.optional(v.string()),
  default: v.optional(v.string()),
  meaning: v.optional(v.string()),
  /** The last change, for administrators. `before` is null when nothing had been saved until then. */
  changed: v.optional(
    v.object({
      at: v.string(),
      by: v.string(),
      by_name: v.string(),
      before: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
  /** The values that wait for a second administrator, the oldest first. */
  waiting: v.optional(v.array(v.object({ proposal: v.string(), field_value: v.string() }))),
})
export type SystemConfig = v.InferOutput<typeof systemConfig>
const configPair = v.strictObject({
  field_code: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'A field code')),
  /** A number or a yes is taken as it is written in JSON. */
  field_value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), text(2000)),
  shown: v.optional(v.boolean()),
  ...changeReason,
  // As the list of settings gives them; they are to be as they are.
  unit: v.optional(v.string()),
  default: v.optional(v.string()),
  meaning: v.optional(v.string()),
  changed: v.optional(v.unknown()),
  waiting: v.optional(v.unknown()),
})
const configPairs = v.pipe(v.array(configPair), v.minLength(1), v.maxLength(500))
/** One pair, or a list of them, bare or as `{ configs: [{ field_code, field_value }, …] }`. */
export const systemConfigsBody = v.union([configPair, configPairs, v.strictObject({ configs: configPairs })])
/** Settings for users: the pairs, and the country their address is in (empty when unknown). */
export const userSystemConfigs = v.object({
  status: v.literal(true),
  data: v.array(systemConfig),
  ipinfo: v.object({ country: v.string() }),
})

/** Prices in USDC, keyed by lower-case currency symbol; 0 when unknown. `source` says where they come from. */
export const priceList = v.object({
  status: v.literal(true),
  data: v.array(v.record(v.string(), decimal)),
  source: v.picklist(['demo', 'ticker']),
  as_of: v.string(),
})
export type PriceList = v.InferOutput<typeof priceList>
