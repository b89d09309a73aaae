import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { onPage } from '../testing/on-screen.tsx'
import { OpenAttempt } from './open-attempt.tsx'

const shown = async (isOpen: boolean) => {
  const submit = { isOpen, again: vi.fn(), anew: vi.fn() }
  await onPage(
    <OpenAttempt submit={submit}>
      <p>Enter the code</p>
    </OpenAttempt>,
  )
  return submit
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('before the code of something that was asked for and never answered', () => {
  test('the member says whether it is the same or another', async () => {
    const { again, anew } = await shown(true)
    expect(screen.queryByText('Enter the code')).toBeNull()
    press('Try that one again')
    press('Make another one')
    expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([1, 1])
  })
  test('nothing is asked when nothing is open', async () => {
    await shown(false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
