import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { amountText } from './amount.ts'
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
  /** Balance to spend from, a decimal string: shown under the field, with a way to use all of it. */
  available?: string | undefined
  /** Why the amount cannot be used. Stands under the field and is read out. */
  error?: ReactNode
  isDisabled?: boolean
  name?: string
}

/** Says why what was typed is no amount. */
function useUnreadWords() {
  const { t } = useLingui()
  return (unread: Unread, currency: string) => {
    if (unread.kind === 'too-long') return t`That is more than any wallet holds.`
    if (unread.kind === 'too-many-places') {
      const { places } = unread
      return t`${currency} has ${places} decimal places. Write no more than that.`
    }
    return t`We could not read that as an amount. Write it as 1,234.50.`
  }
}

/**
 * Field of an amount, inside a form. Reads `1,234.50` and `1.234,50`, typed or pasted, and groups thousands.
 * Text it cannot read stays as it is, with a sentence that says why, and its form is not submitted.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { label, currency, places, value, onChange, available, error, isDisabled, name } = props
  const { t } = useLingui()
  const unreadWords = useUnreadWords()
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedNumber({ field, value, onChange, places, code: currency })
  const { shown, unread } = typed
  const under = available === undefined ? undefined : amountText(available, currency)
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
          {t`One moment: ${currency} is still loading. Then this goes on by itself.`}
        </p>
      )}
      {under !== undefined && (
        <div className="money-input-under figures">
          <span>{t`Available ${under}`}</span>
          <button
            type="button"
            className="plain-button"
            disabled={isDisabled}
            onClick={() => typed.put(trimmed(available as string))}
          >
            {t`Use all`}
          </button>
        </div>
      )}
    </div>
  )
}

/** A balance as one would type it: `10.500000` as `10.50`. */
const trimmed = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.replace(/0+$/, '')
  return kept ? `${whole}.${kept.padEnd(2, '0')}` : whole
}
