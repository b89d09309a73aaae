import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../../../../client/session.ts'
import { onPage } from '../../../../testing/on-screen.tsx'
import { FormStep } from './form-step.tsx'

const payee = {
  ...{
    id: 'book-1',
    currency: 'USDC',
    network: 'ERC20',
    ccaddress: '0x5aAe',
    address: '0x5aAe',
    name: 'Ledger',
  },
  created_date: '2026-11-21T14:00:00Z',
  usable_date: null,
}

/** The form at a server that refuses the amount by a code. */
const refusedWith = async (code: string, details: Record<string, string>) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/sendonchain/check') ? { status: false, code, details } : { status: true, data: [] },
    ),
  )
  const nothing = () => {}
  await onPage(
    <FormStep
      order={{ addressId: payee.id, amount: '4' }}
      payee={payee}
      payees={[payee]}
      onOrder={nothing}
      onCodeSent={nothing}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Review/ }))
}
const amount = () => screen.getByLabelText('Amount')

afterEach(() => vi.unstubAllGlobals())

describe('what is refused of a send', () => {
  test.each([
    ['INSUFFICIENT_FUNDS', { currency: 'USDC', short: '1.00' }, /^Not enough in your USDC wallet/],
    ['FEE_ABOVE_AMOUNT', {}, 'The fee has to be less than the amount.'],
    ['TOO_MANY_PLACES', { currency: 'USDC', places: '6' }, 'USDC has 6 decimal places.'],
  ])('for its amount (%s) is said at the amount', async (code, details, words) => {
    await refusedWith(code, details)
    await screen.findByText(words)
    expect(amount().getAttribute('aria-invalid')).toBe('true')
  })

  test('as its address rests is said at the address, with the time from which it can be sent to', async () => {
    await refusedWith('ADDRESS_RESTING', { from: '2026-11-24T10:00:00.000Z' })
    await screen.findByText(/^This address is new and rests until .*2026/)
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  })

  test('for anything else is said of the whole', async () => {
    await refusedWith('ADDRESS_NOT_USABLE', {})
    await screen.findByText('This address is not in your address book any more.')
    expect(amount().getAttribute('aria-invalid')).not.toBe('true')
  })
})
