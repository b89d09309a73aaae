import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { MoneyInput } from './money-input.tsx'

const onAmount = vi.fn<(amount: string) => void>()

function Field({
  start = '',
  places = 2,
  available,
}: {
  start?: string
  places?: number
  available?: string
}) {
  const [value, setValue] = useState(start)
  const change = (amount: string) => {
    onAmount(amount)
    setValue(amount)
  }
  return (
    <MoneyInput
      label="Amount"
      currency="USD"
      places={places}
      value={value}
      onChange={change}
      available={available}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
/** Changes the field as a browser does: the new text, the caret behind it, and what was typed. */
const typed = (text: string, { data, caret = text.length }: { data?: string; caret?: number } = {}) => {
  const input = field()
  // Past React's own setter on the field, which would take the change for its own.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.setSelectionRange(caret, caret)
  fireEvent(input, new InputEvent('input', { bubbles: true, data: data ?? null }))
}
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })

describe('a money field', () => {
  test('groups thousands while typing and hands on the plain amount', () => {
    onScreen(<Field />)
    typed('1234567.8')
    expect(field().value).toBe('1,234,567.8')
    expect(onAmount).toHaveBeenLastCalledWith('1234567.8')
  })

  test('keeps the caret behind the digit that was typed', () => {
    onScreen(<Field start="1234" />)
    typed('19,234', { caret: 2 })
    expect(field().value).toBe('19,234')
    expect(field().selectionStart).toBe(2)
  })

  test.each([',', '，', '、'])('takes a typed comma (%s) for the point', comma => {
    onScreen(<Field start="12" />)
    typed(`12${comma}`, { data: comma })
    expect(field().value).toBe('12.')
    typed('12.5')
    expect(onAmount).toHaveBeenLastCalledWith('12.5')
  })

  test('reads an amount that comes whole without a paste as a paste', () => {
    onScreen(<Field />)
    typed('12,50', { data: '12,50' })
    expect(onAmount).toHaveBeenLastCalledWith('12.50')
  })

  test('lets no more places be typed than the currency has', () => {
    onScreen(<Field />)
    typed('1.239')
    expect(field().value).toBe('1.23')
  })

  test.each([
    ['1,234.50', '1,234.50'],
    ['1.234,50', '1,234.50'],
    ['1234.5 USD', '1,234.5'],
  ])('understands a paste of %s', (text, shown) => {
    onScreen(<Field />)
    paste(text)
    expect(field().value).toBe(shown)
  })

  test.each([
    ['twelve', /could not read that as an amount/],
    ['1.2345', /has 2 decimal places/],
    ['9'.repeat(16), /more than any wallet holds/],
  ])('refuses a paste of %s aloud and leaves what was there', (text, words) => {
    onScreen(<Field start="7" />)
    paste(text)
    expect(field().value).toBe('7')
    expect(screen.getByRole('alert').textContent).toMatch(words)
  })

  test('uses all that is available, to the last place', () => {
    onScreen(<Field available="2612.080000" places={6} />)
    fireEvent.click(screen.getByRole('button', { name: 'Use all' }))
    expect(onAmount).toHaveBeenLastCalledWith('2612.08')
  })
})
