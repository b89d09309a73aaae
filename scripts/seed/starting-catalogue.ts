import type { Entry, KindName } from '@strongroom/ledger/catalogue'
import { itemAt, keysOf } from '@strongroom/shared'
import { demoBanks } from './demo-banks.ts'
import { startingCountries, startingLevels } from './starting-lists.ts'

type CurrencyType = 0 | 1 | 2
const [digital, fiat, stable] = [0, 1, 2] as const
const scales = { [digital]: 8, [fiat]: 2, [stable]: 6 }

const currencies: readonly (readonly [code: string, name: string, type: CurrencyType])[] = [
  ['USD', 'US Dollar', fiat],
  ['HKD', 'Hong Kong Dollar', fiat],
  ['EUR', 'Euro', fiat],
  ['USDC', 'USD Coin', stable],
  ['USDT', 'Tether', stable],
  ['BUSD', 'Binance USD', stable],
  ['BTC', 'Bitcoin', digital],
  ['ETH', 'Ethereum', digital],
  ['BCH', 'Bitcoin Cash', digital],
  ['LTC', 'Litecoin', digital],
  ['XTP', 'Tap', digital],
]

/** Assets that the house names and does not offer yet: kept, and hidden until they have a custody and a price. */
const named: typeof currencies = [
  ['USX', 'USX', stable],
  ['HKX', 'HKX', stable],
]

const networks: readonly (readonly [code: string, name: string, currencies: readonly string[]])[] = [
  ['BANK', 'Bank transfer', ['USD', 'HKD', 'EUR']],
  ['ERC20', 'Ethereum (ERC20)', ['USDC', 'USDT', 'BUSD', 'ETH', 'XTP']],
  ['TRC20', 'Tron (TRC20)', ['USDC', 'USDT']],
  ['BTC', 'Bitcoin', ['BTC']],
  ['BCH', 'Bitcoin Cash', ['BCH']],
  ['LTC', 'Litecoin', ['LTC']],
]

/** The fee for sending over a network, by currency. That of XTP is below the sign-up voucher, which could not be used otherwise. */
const sendFees: readonly (readonly [network: string, fees: Readonly<Record<string, string>>])[] = [
  ['ERC20', { USDC: '5', USDT: '5', BUSD: '5', ETH: '0.002', XTP: '1' }],
  ['TRC20', { USDC: '1', USDT: '1' }],
  ['BTC', { BTC: '0.0002' }],
  ['BCH', { BCH: '0.0005' }],
  ['LTC', { LTC: '0.001' }],
]

/** The price of one of each, in US dollars. */
const dollars = { USD: '1', USDC: '0.9998', USDT: '0.9992', BUSD: '0.9995' } as const
type Swappable = keyof typeof dollars

const terms = [0, 1, 3, 6, 12] as const
/** Percent a year, by term. */
const plans: readonly (readonly [currency: string, minimum: string, rates: readonly string[]])[] = [
  ['USD', '100', ['0.5', '1.2', '2', '2.6', '3.2']],
  ['USDC', '100', ['1', '2.4', '3.2', '4', '4.8']],
  ['BTC', '0.001', ['0.2', '0.5', '0.8', '1.2', '1.8']],
]

const pairs: readonly (readonly [base: string, target: string, minimum: string])[] = [
  ['BTC', 'USDC', '0.0001'],
  ['ETH', 'USDC', '0.001'],
  ['BTC', 'USD', '0.0001'],
]

const configs: Readonly<Record<string, string>> = {
  ercThreshold: '20',
  trcThreshold: '10',
  openCardFee: '50',
  cardInitialBalance: '20',
}

const demoHouse: Readonly<Record<string, string>> = {
  fpsAccount: '1234567',
  fpsAccountName: 'Strongroom Limited',
  csrEmail: 'help@strongroom.example',
}

/** The amounts offered for charging a card, in USD. */
const chargeAmounts = ['50', '100', '200', '500', '1000']
const prechargeAmounts = ['50', '100', '200']

/** An entry to save. `id` is for kinds whose ids say nothing. */
export type Saved<K extends KindName = KindName> = {
  [N in K]: { readonly kind: N; readonly value: Entry<N>; readonly id?: string }
}[K]

/** The reference data to begin with, in an order in which every entry finds the entries it refers to. */
export const startingCatalogue = (): readonly Saved[] => [
  ...[...currencies, ...named].map((currency, at) => currencyOf(currency, at + 1)),
  ...networks.map(([network_code, network_name], at) => ({
    kind: 'network' as const,
    value: { network_code, network_name, status: 1 as const, sort: at + 1 },
  })),
  ...networks.flatMap(([network_code, , offered]) =>
    offered.map((currency, at) => ({
      kind: 'fixed-network' as const,
      value: { currency, network_code, status: 1 as const, sort: at + 1 },
    })),
  ),
  ...sendFees.flatMap(([network, fees], at) =>
    Object.entries(fees).map(([currency, fee]) => ({
      kind: 'send-fee' as const,
      value: { currency, network, fee, status: 1 as const, sort: at + 1 },
    })),
  ),
  ...swapRates(),
  ...plans.flatMap(([currency, minimum, rates], at) =>
    terms.map((term, index) => ({
      kind: 'fixed-deposit-plan' as const,
      value: { currency, term, rate: itemAt(rates, index), minimum, status: 1 as const, sort: at + 1 },
    })),
  ),
  ...pairs.map(([base, target, minimum], at) => ({
    kind: 'trade-pair' as const,
    value: { base, target, minimum, price: null, status: 1 as const, sort: at + 1 },
  })),
  ...startingLevels.map(value => ({ kind: 'vip-level' as const, value })),
  ...startingCountries.map(([code, name], at) => ({
    kind: 'country' as const,
    value: { name, code, status: 1 as const, sort: at + 1 },
  })),
  ...startingCountries.map(([code, name, dial], at) => ({
    kind: 'area-code' as const,
    id: `area-${code}`,
    value: { name, code: dial, status: 1 as const, sort: at + 1 },
  })),
  ...['Salary', 'Savings', 'Business'].map((category_name, at) => ({
    kind: 'bank-category' as const,
    id: `category-${at + 1}`,
    value: { category_name, sort: at + 1 },
  })),
  {
    kind: 'card-type' as const,
    id: 'standard',
    // Its prices are those of the settings.
    value: {
      name: 'Standard card',
      name_zh: '標準卡',
      name_sc: '标准卡',
      name_ja: 'スタンダードカード',
      card_img: '/cards/standard.svg',
      currency: 'USD' as const,
      status: 1 as const,
      sort: 1,
      opening_fee: null,
      initial_balance: null,
      monthly_fee: null,
      annual_fee: null,
    },
  },
  ...chargeAmounts.map((amount, at) => ({
    kind: 'charge-item' as const,
    id: `charge-${amount}`,
    value: { amount, usdc_required: amount, usdt_required: amount, status: 1 as const, sort: at + 1 },
  })),
  ...prechargeAmounts.map((amount, at) => ({
    kind: 'precharge-item' as const,
    id: `precharge-${amount}`,
    value: { amount, status: 1 as const, sort: at + 1 },
  })),
  ...settings(configs),
]

/**
 * The same with a made-up house: accounts to transfer to and an address to write to. Of a platform in production they are entered
 * by its administrators, for members send money there.
 */
export const demoCatalogue = (): readonly Saved[] => [
  ...startingCatalogue(),
  ...demoBanks.map(({ id, ...value }) => ({ kind: 'sys-bank' as const, id, value })),
  ...settings(demoHouse),
]

const settings = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([field_code, field_value]) => ({
    kind: 'sys-config' as const,
    value: { field_code, field_value, shown: true },
  }))

const currencyOf = (currency: (typeof currencies)[number], sort: number) => {
  const [code, name, type] = currency
  return {
    kind: 'currency' as const,
    value: {
      currency_code: code,
      currency_name: name,
      // Drawn for the web client, which serves them: `web/public/currencies`.
      currency_img: `/currencies/${code.toLowerCase()}.svg`,
      type,
      status: named.includes(currency) ? (0 as const) : (1 as const),
      sort,
      scale: scales[type],
    },
  }
}

const swapRates = () => {
  const codes = keysOf(dollars)
  const pairs = codes.flatMap(source =>
    codes.filter(other => other !== source).map(target => ({ source, target })),
  )
  return pairs.map(({ source, target }) => ({
    kind: 'swap-rate' as const,
    value: {
      source,
      target,
      rate: rateOf(source, target),
      // Between dollars and coins the house does more than between coins.
      feeRate: source === 'USD' || target === 'USD' ? '0.003' : '0.001',
      vipFeeRates: { '3': '0.0005' },
      status: 1 as const,
    },
  }))
}

/** Six places are plenty for coins that are all worth about a dollar; administrators set real ones. */
const rateOf = (source: Swappable, target: Swappable) =>
  (Number(dollars[source]) / Number(dollars[target])).toFixed(6)
