import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CallFailed } from '../client/problem.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { PinField } from './pin-field.tsx'

const field = (error?: unknown) => {
  const [onBack, onWrongCode] = [vi.fn(), vi.fn()]
  onScreen(
    <PinField
      {...{ error, onBack, onWrongCode, isBusy: false, onPin: () => {}, submitLabel: 'Withdraw 25.00 USD' }}
    />,
  )
  return { onBack, onWrongCode }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the PAY code after an e-mailed one', () => {
  test('has a way back', () => {
    const { onBack } = field()
    press('Back')
    expect(onBack).toHaveBeenCalledOnce()
  })
  test('leads to the e-mailed code when that one was wrong', () => {
    const refused = { kind: 'refused', code: 'WRONG_CODE', message: '', details: {} } as const
    const { onWrongCode } = field(new CallFailed(refused))
    press('Enter the e-mailed code again')
    expect(onWrongCode).toHaveBeenCalledOnce()
  })
})
