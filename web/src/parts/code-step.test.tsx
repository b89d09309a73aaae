import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { CodeField } from './code-step.tsx'

const field = (props: { isBusy?: boolean; error?: string; onCode: (code: string) => void }) => (
  <CodeField
    label="Code"
    isBusy={props.isBusy ?? false}
    error={props.error}
    onCode={props.onCode}
    submitLabel="Go"
  />
)
const box = (index: number) => screen.getByLabelText<HTMLInputElement>(`Code, digit ${index} of 6`)
const codeShown = () => [1, 2, 3, 4, 5, 6].map(index => box(index).value).join('')

describe('the code step', () => {
  test('submits itself at the sixth digit, once', () => {
    const onCode = vi.fn<(code: string) => void>()
    onScreen(field({ onCode }))
    for (const index of [1, 2, 3, 4, 5]) fireEvent.change(box(index), { target: { value: String(index) } })
    expect(onCode).not.toHaveBeenCalled()
    fireEvent.change(box(6), { target: { value: '6' } })
    expect(onCode.mock.calls).toEqual([['123456']])
  })

  test('takes a pasted code', () => {
    const onCode = vi.fn<(code: string) => void>()
    onScreen(field({ onCode }))
    fireEvent.paste(box(1), { clipboardData: { getData: () => '482155' } })
    expect(onCode).toHaveBeenCalledWith('482155')
  })

  test('has empty boxes, not circles to choose from', () => {
    onScreen(field({ onCode: () => {} }))
    expect([1, 2, 3, 4, 5, 6].map(index => box(index).placeholder)).toEqual(['', '', '', '', '', ''])
  })

  test('does not take letters', () => {
    const onCode = vi.fn<(code: string) => void>()
    onScreen(field({ onCode }))
    fireEvent.change(box(1), { target: { value: 'x' } })
    expect(box(1).value).toBe('')
  })

  test('says what was wrong and starts afresh, also the second time', () => {
    const onCode = vi.fn<(code: string) => void>()
    const { rerender } = onScreen(field({ onCode }))
    for (const _ of ['first', 'second']) {
      fireEvent.paste(box(1), { clipboardData: { getData: () => '111111' } })
      rerender(field({ onCode, isBusy: true }))
      rerender(field({ onCode, error: 'Not that one' }))
      expect(screen.getByRole('alert').textContent).toBe('Not that one')
      expect(codeShown()).toBe('')
    }
    expect(onCode).toHaveBeenCalledTimes(2)
  })
})
