import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type ReactNode, useRef } from 'react'
import { amountText, isZero } from '../i18n/amount.ts'
import './money-input.css'
import { type Unread, useTypedNumber } from './use-typed-number.ts'

/** From here on the figures shrink one step, so that a phone shows all of them. */
const LONG = 13

type MoneyInputProps = {
  label: ReactNode
  currency: string
  /** Decimal places the currency's books keep; nothing while that is not known: the form is sent as soon as it is. */
  places: number | undefined
  /** Decimal string, or nothing. */
  value: string
  /** Hears the amount that is shown, as a decimal string, and nothing while that is none. */
  onChange: (amount: string) => void
  /** Why the amount cannot be used. Stands under the field and is read out. */
  error?: ReactNode
  isDisabled?: boolean
  name?: string
} & Spending

/** The most that is taken, and its fee. */
export type Most = Pick<wire.Most, 'most' | 'fee' | 'fee_currency'>
/**
 * `available`: the balance to spend from, a decimal string. `most`: what "Use all" enters, nothing while it is unknown. A balance
 * alone is not enough: a fee, a limit or the books' places may let less of it go.
 */
type Spending =
  | { available?: undefined; most?: undefined }
  | { available?: string | undefined; most: Most | undefined }

/** Says why what was typed is no amount. */
function useUnreadWords() {
  const { t } = useLingui()
  return (unread: Unread, currency: string) => {
    if (unread.kind === 'too-long') return t`That is more than any wallet holds.`
    if (unread.kind === 'too-many-places') {
      const { places } = unread
      return t`${currency} has ${places} decimal places. Enter no more than that.`
    }
    return t`We could not read that as an amount. Write it as 1,234.50.`
  }
}

/**
 * Field of an amount, inside a form. Reads `1,234.50` and `1.234,50`, typed or pasted, and groups thousands.
 * Text it cannot read stays as it is, with a sentence that says why, and its form is not submitted.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { label, currency, places, value, onChange, available, most, error, isDisabled, name } = props
  const { t } = useLingui()
  const unreadWords = useUnreadWords()
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedNumber({ field, value, onChange, places, code: currency })
  const { shown, unread } = typed
  return (
    <div className="money-input">
      <TextInput
        ref={field}
        name={name}
        label={label}
        value={shown}
        onChange={typed.onType}
        onPaste={typed.onPaste}
        onBlur={typed.onBlur}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        disabled={isDisabled}
        data-long={shown.length > LONG || undefined}
        classNames={{ input: 'figures' }}
        rightSection={<span className="money-input-code">{currency}</span>}
        rightSectionWidth={72}
        rightSectionPointerEvents="none"
        error={unread ? unreadWords(unread, currency) : error}
        errorProps={{ role: 'alert' }}
      />
      {typed.isHeld && (
        <p className="hint" role="status">
          {t`One moment: ${currency} is still loading. This continues by itself.`}
        </p>
      )}
      {(available !== undefined || most !== undefined) && (
        <Under
          available={available}
          currency={currency}
          most={most}
          isDisabled={isDisabled === true}
          onUse={amount => typed.put(trimmed(amount))}
        />
      )}
    </div>
  )
}

type UnderProps = {
  available: string | undefined
  currency: string
  most: Most | undefined
  isDisabled: boolean
  onUse: (amount: string) => void
}

/** The balance, the most of it that can go with its fee, and a button that enters just that. */
function Under({ available, currency, most, isDisabled, onUse }: UnderProps) {
  const { t } = useLingui()
  const words = useMostWords(available, currency, most)
  const under = available === undefined ? undefined : amountText(available, currency)
  return (
    <div className="money-input-under figures">
      {under !== undefined && <span>{t`Available ${under}`}</span>}
      <button
        type="button"
        className="plain-button"
        disabled={isDisabled || most === undefined || isZero(most.most)}
        onClick={() => onUse(most?.most ?? '')}
      >
        {t`Use all`}
      </button>
      {words && <span className="money-input-most">{words}</span>}
    </div>
  )
}

/** How much can go, and what that costs; nothing where all of the balance can, at no cost. */
function useMostWords(available: string | undefined, currency: string, most: Most | undefined) {
  const { t } = useLingui()
  if (!most) return undefined
  if (isZero(most.most))
    return available !== undefined && !isZero(available) ? t`None of it can be used here now.` : undefined
  const amount = amountText(most.most, currency)
  const isAll = available !== undefined && trimmed(available) === trimmed(most.most)
  if (most.fee !== null && !isZero(most.fee)) {
    const fee = amountText(most.fee, most.fee_currency)
    return isAll ? t`Fee for all of it: ${fee}` : t`At most ${amount}, with a fee of ${fee}.`
  }
  return isAll ? undefined : t`At most ${amount}.`
}

/** A balance as one would type it: `10.500000` as `10.50`. */
const trimmed = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.replace(/0+$/, '')
  return kept ? `${whole}.${kept.padEnd(2, '0')}` : whole
}
