import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { MoneyInput } from './money-input.tsx'

const onAmount = vi.fn<(amount: string) => void>()

function Field({
  start = '',
  places = 2,
  isKnown = true,
  available,
  fee = null,
  onSent = () => {},
}: {
  start?: string
  places?: number
  isKnown?: boolean
  available?: string
  /** Of all that is available, out of which it comes. */
  fee?: string | null
  onSent?: (amount: string) => void
}) {
  const [value, setValue] = useState(start)
  const change = (amount: string) => {
    onAmount(amount)
    setValue(amount)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSent(value)
      }}
    >
      <MoneyInput
        label="Amount"
        currency="USD"
        places={isKnown ? places : undefined}
        value={value}
        onChange={change}
        available={available}
        most={available === undefined ? undefined : { most: available, fee, fee_currency: 'USD' }}
      />
    </form>
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
/** Types key after key at the end of what is shown. */
const keyByKey = (text: string) => {
  for (const data of text) typed(field().value + data, { data })
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

  test.each([
    ['1,000.5', '1000.5', '1,000.5'],
    ['1000,5', '1000.5', '1,000.5'],
    ['1,000,000', '1000000', '1,000,000'],
    ['12,5', '12.5', '12.5'],
    ['12，5', '12.5', '12.5'],
    ['12、5', '12.5', '12.5'],
    ['１，０００．５', '1000.5', '1,000.5'],
    ['１２。５', '12.5', '12.5'],
    ['.5', '0.5', '0.5'],
    ['007', '7', '7'],
    ['1234.5 USD', '1234.5', '1,234.5'],
  ])('reads %s, typed key by key or pasted, as %s and then shows %s', (text, amount, shown) => {
    for (const enter of [keyByKey, paste]) {
      const { unmount } = onScreen(<Field />)
      enter(text)
      expect(onAmount).toHaveBeenLastCalledWith(amount)
      fireEvent.blur(field())
      expect(field().value).toBe(shown)
      expect(screen.queryByRole('alert')).toBeNull()
      unmount()
    }
  })

  test.each([
    ['twelve', /could not read that as an amount/],
    ['-5', /could not read that as an amount/],
    ['1e3', /could not read that as an amount/],
    ['1.2.3', /could not read that as an amount/],
    ['12,34.5', /could not read that as an amount/],
    ['1.234', /has 2 decimal places/],
    ['0.001', /has 2 decimal places/],
    ['9'.repeat(16), /more than any wallet holds/],
  ])('refuses %s, typed or pasted, at the field and sends nothing', (text, words) => {
    for (const enter of [keyByKey, paste]) {
      const onSent = vi.fn<(amount: string) => void>()
      const { unmount } = onScreen(<Field onSent={onSent} />)
      enter(text)
      expect(field().value.replaceAll(',', '')).toBe(text.replaceAll(',', ''))
      expect(screen.getByRole('alert').textContent).toMatch(words)
      fireEvent.submit(document.querySelector('form') as HTMLFormElement)
      expect(onSent).not.toHaveBeenCalled()
      fireEvent.blur(field())
      expect(field().value.replaceAll(',', '')).toBe(text.replaceAll(',', ''))
      unmount()
    }
  })

  test('says of an amount that is on its way only after it was left', () => {
    onScreen(<Field />)
    keyByKey('1,234,5')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(field())
    expect(screen.getByRole('alert').textContent).toMatch(/could not read that/)
    expect(onAmount).toHaveBeenLastCalledWith('')
  })

  test('reads what stands there anew when the currency has other places', () => {
    const { rerender } = onScreen(<Field places={6} />)
    keyByKey('1.234')
    expect(onAmount).toHaveBeenLastCalledWith('1.234')
    rerender(<Field places={2} />)
    expect(onAmount).toHaveBeenLastCalledWith('')
    expect(screen.getByRole('alert').textContent).toMatch(/has 2 decimal places/)
    rerender(<Field places={6} />)
    expect(onAmount).toHaveBeenLastCalledWith('1.234')
  })

  test('refuses no place while it is not known how many there are, and sends the form once it is', () => {
    const onSent = vi.fn<(amount: string) => void>()
    const { rerender } = onScreen(<Field isKnown={false} onSent={onSent} />)
    keyByKey('1.2345')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(onSent).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toMatch(/USD is still loading/)
    rerender(<Field places={4} onSent={onSent} />)
    expect(screen.queryByRole('status')).toBeNull()
    expect(onSent.mock.calls).toEqual([['1.2345']])
  })

  test('is sent at once while it is empty, whatever is known', () => {
    const onSent = vi.fn<(amount: string) => void>()
    onScreen(<Field isKnown={false} onSent={onSent} />)
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(onSent.mock.calls).toEqual([['']])
  })

  test('is not sent once it is known that the places are too many', () => {
    const onSent = vi.fn<(amount: string) => void>()
    const { rerender } = onScreen(<Field isKnown={false} onSent={onSent} />)
    keyByKey('1.2345')
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    rerender(<Field places={2} onSent={onSent} />)
    expect(onSent).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toMatch(/has 2 decimal places/)
  })

  test('uses all that is available, to the last place', () => {
    onScreen(<Field available="2612.080000" places={6} />)
    fireEvent.click(screen.getByRole('button', { name: 'Use all' }))
    expect(onAmount).toHaveBeenLastCalledWith('2612.08')
  })

  test('says the balance once where all of it can go, and only what that costs besides', () => {
    const { container } = onScreen(<Field available="100.00" fee="1.25" />)
    const under = container.querySelector('.money-input-under')
    expect([...(under?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Available 100\.00\sUSD$/),
      'Use all',
      expect.stringMatching(/^Fee for all of it: 1\.25\sUSD$/),
    ])
  })
})
