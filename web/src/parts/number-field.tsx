import { useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef } from 'react'
import { type Unread, useTypedNumber } from './use-typed-number.ts'

/** As many as a rate or a share may have on the wire. */
const MOST_PLACES = 18

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onPaste' | 'onBlur'> & {
  /** Decimal string, or nothing. */
  value: string
  /** Hears the number that is shown, as a decimal string, and nothing while that is none. */
  onChange: (value: string) => void
  /** 0 for whole numbers. */
  places?: number
}

/** Field of a number that is no amount, inside a form: a rate, a share, a count. By the rules of the money field. */
export function NumberField({ value, onChange, places = MOST_PLACES, error, ...rest }: NumberFieldProps) {
  const unreadWords = useUnreadWords()
  const field = useRef<HTMLInputElement>(null)
  const { shown, unread, onType, onPaste, onBlur } = useTypedNumber({ field, value, onChange, places })
  return (
    <TextInput
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      ref={field}
      value={shown}
      onChange={onType}
      onPaste={onPaste}
      onBlur={onBlur}
      error={unread ? unreadWords(unread) : error}
      errorProps={{ role: 'alert' }}
    />
  )
}

/** Says why what was typed is no number. */
function useUnreadWords() {
  const { t } = useLingui()
  return (unread: Unread) => {
    if (unread.kind === 'too-long') return t`That number is too long.`
    if (unread.kind === 'too-many-places') {
      const { places } = unread
      return places === 0 ? t`Write a whole number.` : t`Write at most ${places} decimal places.`
    }
    return t`We could not read that as a number. Write it as 1,234.5.`
  }
}
