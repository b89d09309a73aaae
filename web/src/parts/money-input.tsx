import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { amountText } from './amount.ts'
import './money-input.css'
import { type ReadAmount, readAmount } from './read-amount.ts'
import { caretAfter, groupTyped, keepTyped } from './typing.ts'

/** From here on the figures shrink one step, so that a phone shows all of them. */
const LONG = 13

type MoneyInputProps = {
  label: ReactNode
  currency: string
  /** Decimal places the currency's books keep. */
  places: number
  /** Decimal string as typed so far, or nothing. */
  value: string
  onChange: (amount: string) => void
  /** What can be spent, a decimal string: shown under the field, with a way to use all of it. */
  available?: string | undefined
  /** Why the amount cannot be used. Stands under the field and is read out. */
  error?: ReactNode
  isDisabled?: boolean
  name?: string
}

/** Says why a pasted text was not taken. */
function usePasteWords() {
  const { t } = useLingui()
  return (read: Exclude<ReadAmount, { kind: 'amount' }>, currency: string) => {
    if (read.kind === 'too-long') return t`That is more than any wallet holds.`
    if (read.kind === 'too-many-places') {
      const { places } = read
      return t`${currency} has ${places} decimal places. Nothing was pasted.`
    }
    return t`We could not read that as an amount. Write it as 1,234.50.`
  }
}

/**
 * Where an amount is typed. Groups thousands while typing, takes a comma for the point, understands a paste of
 * `1,234.50` and `1.234,50`, and says aloud when it does not.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { label, currency, places, value, onChange, available, error, isDisabled, name } = props
  const { t } = useLingui()
  const pasteWords = usePasteWords()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [refused, setRefused] = useState<string>()
  const shown = groupTyped(value)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const at = caretAfter(shown, caret.current)
    caret.current = undefined
    field.current?.setSelectionRange(at, at)
  }, [shown])

  const take = (amount: string) => {
    setRefused(undefined)
    onChange(amount)
  }

  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    // Keyboards and drags put a whole amount there at once too, without a paste.
    if (value === '' && text.length > 1 && text.includes(',')) return takeWhole(text)
    const at = selectionStart ?? text.length
    // A comma typed by hand is the point of most of the world; the commas that group are ours.
    const isTypedComma = isComma((event.nativeEvent as InputEvent).data) && !value.includes('.')
    const typed = isTypedComma ? `${text.slice(0, at - 1)}.${text.slice(at)}` : text
    const next = keepTyped(typed, places)
    caret.current = keepTyped(typed.slice(0, at), places).length
    if (groupTyped(next) === shown)
      field.current?.setSelectionRange(caretAfter(shown, caret.current), caretAfter(shown, caret.current))
    take(next)
  }

  const takeWhole = (text: string) => {
    const read = readAmount(text.replace(new RegExp(`\\s*${currency}\\s*`, 'i'), ''), places)
    if (read.kind === 'amount') take(read.amount)
    else setRefused(pasteWords(read, currency))
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    takeWhole(event.clipboardData.getData('text'))
  }

  const under = available === undefined ? undefined : amountText(available, currency)
  return (
    <div className="money-input">
      <TextInput
        ref={field}
        name={name}
        label={label}
        value={shown}
        onChange={onType}
        onPaste={onPaste}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        disabled={isDisabled}
        data-long={shown.length > LONG || undefined}
        classNames={{ input: 'figures' }}
        rightSection={<span className="money-input-code">{currency}</span>}
        rightSectionWidth={72}
        rightSectionPointerEvents="none"
        error={refused ?? error}
        errorProps={{ role: 'alert' }}
      />
      {under !== undefined && (
        <div className="money-input-under figures">
          <span>{t`Available ${under}`}</span>
          <button
            type="button"
            className="plain-button"
            disabled={isDisabled}
            onClick={() => take(trimmed(available as string))}
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

/** A comma as keyboards of all four languages write it. */
const isComma = (typed: string | null) => typed !== null && /^[,，、､]$/.test(typed)
