import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { NumberField } from './number-field.tsx'

const onSent = vi.fn<(rate: string) => void>()

function Form({ places }: { places?: number }) {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={() => onSent(value)}>
      <NumberField
        label="Rate"
        value={value}
        onChange={setValue}
        {...(places === undefined ? {} : { places })}
      />
    </form>
  )
}

const enterAndSend = (text: string) => {
  fireEvent.change(screen.getByLabelText('Rate'), { target: { value: text } })
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
}

describe('a field for a rate or a count', () => {
  test.each([
    ['0.003', '0.003'],
    ['0,003', '0.003'],
    ['1,000.5', '1000.5'],
  ])('sends %s as %s', (text, sent) => {
    onScreen(<Form />)
    enterAndSend(text)
    expect(onSent).toHaveBeenLastCalledWith(sent)
  })

  test.each([
    ['1e3', undefined, /could not read that as a number/],
    ['-1', undefined, /could not read that as a number/],
    ['1.', 0, undefined],
    ['1.5', 0, /whole number/],
  ])('of %s with the places %s says %s, and sends what it shows or nothing', (text, places, words) => {
    onSent.mockClear()
    onScreen(<Form {...(places === undefined ? {} : { places })} />)
    enterAndSend(text)
    if (words) {
      expect(screen.getByRole('alert').textContent).toMatch(words)
      expect(onSent).not.toHaveBeenCalled()
    } else expect(onSent).toHaveBeenCalledWith('1')
  })
})
