import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { useLeastTransfer } from '../../chain/member/deposit-address/queries.ts'
import { TopUpForm } from './top-up-form.tsx'

const settings = [{ field_code: 'trcThreshold', field_value: '10' }]

/** Shows when the settings are there. */
const Known = () => useLeastTransfer()('USDC', 'TRC20') && <p>Known</p>

/** The form with a server that only knows the settings; gives what it was asked beside them. */
const form = async () => {
  const asked: string[] = []
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) => {
    const isSettings = url.includes('/sysconfigs/')
    if (!isSettings) asked.push(url)
    return Response.json({ status: true, data: isSettings ? settings : [] })
  })
  await onPage(
    <>
      <TopUpForm currency="USDC" network="TRC20" onShowList={() => {}} />
      <Known />
    </>,
  )
  await screen.findByText('Known')
  return asked
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Submit/ }))

afterEach(() => vi.unstubAllGlobals())

describe('telling of a transfer', () => {
  test('below the smallest one is refused at the amount', async () => {
    const asked = await form()
    type('Amount sent', '9.99')
    submit()
    expect(screen.getByLabelText('Amount sent').getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Enter at least 10.00 USDC.')
    expect(asked.filter(url => url.includes('/topup'))).toEqual([])
    type('Amount sent', '10')
    expect(screen.queryByText('Enter at least 10.00 USDC.')).toBeNull()
  })

  test('with what is no TXID of the network is refused at the TXID', async () => {
    const asked = await form()
    type('Amount sent', '10')
    type('TXID', 'zz')
    submit()
    expect(screen.getByLabelText('TXID').getAttribute('aria-invalid')).toBe('true')
    screen.getByText('This is not a TXID of TRC20. Copy all of it again.')
    expect(asked.filter(url => url.includes('/topup'))).toEqual([])
    type('TXID', ` ${'ab'.repeat(32)} `)
    expect(screen.getByLabelText('TXID').getAttribute('aria-invalid')).not.toBe('true')
  })
})
