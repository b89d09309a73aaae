import { useLingui } from '@lingui/react/macro'
import { isZero, partsOf } from '../i18n/amount.ts'
import { spokenMoney } from './spoken-money.ts'
import './money.css'

type MoneyProps = {
  /** Decimal string, as it comes over the wire: `"-123.45"`. Never a number. */
  amount: string
  currency: string
  /** `flow` shows + and − and is for movements; `plain` is for balances. */
  kind?: 'plain' | 'flow'
  /** It did not move, or was taken back: struck through. */
  isVoid?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  isStrong?: boolean
  /** Shows every place the books hold, for reviews, statements and legs. */
  exact?: boolean
}

/** From here on figures shrink, and stand on a line of their own in a phone's row. */
const LONG = 14
/** More than any book of the house can come to on a screen: it may take two lines rather than push the page apart. */
const VERY_LONG = 26

/**
 * An amount with its currency. The fraction of a large figure and every code are quieter than the whole part; screen readers
 * say the amount in words.
 */
export function Money(props: MoneyProps) {
  const { i18n } = useLingui()
  const { amount, currency, kind = 'plain', isVoid, size = 'md', isStrong, exact } = props
  const parts = partsOf(amount, currency, { signed: kind === 'flow', exact })
  const { sign, whole, fraction } = parts
  const places = whole.length + fraction.length
  return (
    <span
      className="figures money"
      data-size={size}
      data-strong={isStrong || undefined}
      data-void={isVoid || undefined}
      data-long={places > VERY_LONG ? 'very' : places > LONG || undefined}
    >
      <span className="money-figures" aria-hidden>
        {sign}
        {whole}
        <span className="money-fraction">.{fraction}</span>
        <span className="money-code">{currency}</span>
      </span>
      <span className="sr money-words">{spokenMoney(i18n, parts, currency)}</span>
    </span>
  )
}

/** Money in a table cell, where zero is a dash that screen readers call zero. */
export function MoneyOrDash(props: MoneyProps) {
  const { t } = useLingui()
  if (!isZero(props.amount)) return <Money {...props} />
  return (
    <span className="quiet">
      <span aria-hidden>–</span>
      <span className="sr">{t`zero ${props.currency}`}</span>
    </span>
  )
}

/** Stands where an amount is while amounts are hidden. */
export function HiddenMoney({ currency, size = 'md' }: { currency: string; size?: MoneyProps['size'] }) {
  const { t } = useLingui()
  return (
    <span className="figures money" data-size={size} data-strong>
      <span aria-hidden>••••••</span>
      <span className="sr">{t`hidden`}</span>
      <span className="money-code">{currency}</span>
    </span>
  )
}
