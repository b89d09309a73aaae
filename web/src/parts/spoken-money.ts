import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { AmountParts } from '../i18n/amount.ts'
import { currentTag } from '../i18n/i18n.ts'

/** Names of coins, which no browser knows. Other codes that are none of a currency are read out as they are. */
const COINS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  BTC: msg`bitcoin`,
  BUSD: msg`Binance USD`,
  ETH: msg`ether`,
  USDC: msg`USD Coin`,
  USDT: msg`Tether`,
}

/** Currencies whose hundredth is called a cent. */
const WITH_CENTS: readonly string[] = ['USD', 'HKD', 'EUR', 'SGD', 'AUD', 'CAD', 'NZD']

/** As many as Intl knew in its first edition; the books hold 18. */
const MOST_PLACES = 20
const made = new Map<string, Intl.NumberFormat>()
const formatOf = (currency: string): Intl.NumberFormat => {
  const key = `${currentTag()} ${currency}`
  const known = made.get(key)
  if (known) return known
  const places = { minimumFractionDigits: 0, maximumFractionDigits: MOST_PLACES }
  const named = { style: 'currency', currency, currencyDisplay: 'name' } as const
  const format = new Intl.NumberFormat(
    currentTag(),
    /^[A-Z]{3}$/.test(currency) ? { ...named, ...places } : places,
  )
  made.set(key, format)
  return format
}

/** A number and what it counts: `12.5 US dollars`, `0.001234 bitcoin`. Intl takes the string as it is, not by a float. */
const counted = (i18n: I18n, number: string, currency: string): string => {
  const coin = COINS[currency]
  const said = formatOf(coin ? 'coin' : currency).format(number as `${number}`)
  if (coin) return `${said} ${i18n._(coin)}`
  return /^[A-Z]{3}$/.test(currency) ? said : `${said} ${currency}`
}

const unsigned = (i18n: I18n, { whole, fraction }: AmountParts, currency: string): string => {
  const digits = whole.replaceAll(',', '')
  const beyond = fraction.replace(/0+$/, '')
  if (!WITH_CENTS.includes(currency) || beyond === '' || beyond.length > 2)
    return counted(i18n, beyond === '' ? digits : `${digits}.${beyond}`, currency)
  const wholes = counted(i18n, digits, currency)
  const cents = Number(fraction)
  return i18n._(msg`${wholes} and ${plural(cents, { one: '# cent', other: '# cents' })}`)
}

/**
 * An amount as a screen reader says it, in the language on screen: `minus 12 US dollars and 50 cents`. Says what is shown:
 * `parts` are the ones that are drawn.
 */
export function spokenMoney(i18n: I18n, parts: AmountParts, currency: string): string {
  const amount = unsigned(i18n, parts, currency)
  if (parts.sign === '') return amount
  return parts.sign === '+' ? i18n._(msg`plus ${amount}`) : i18n._(msg`minus ${amount}`)
}
