import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { onScreen } from '../../../testing/on-screen.tsx'
import { PaymentMoney } from './payment-list.tsx'
import { PaymentStatus } from './payment-status.tsx'

const payment = { amount: '25.00', currency: 'USD', status: 0 } as const
const shown = () => document.querySelector('.money-figures')?.textContent

describe('a payment in a member’s list', () => {
  test('that was sent takes money away, and waits for finance as its last step said', () => {
    onScreen(<PaymentMoney kind="send" payment={payment} />)
    expect(shown()).toBe('−25.00USD')
    onScreen(<PaymentStatus kind="send" status={0} />)
    screen.getByText('Waits for finance')
  })
  test('that was asked for brings some', () => {
    onScreen(<PaymentMoney kind="request" payment={payment} />)
    expect(shown()).toBe('+25.00USD')
  })
})
