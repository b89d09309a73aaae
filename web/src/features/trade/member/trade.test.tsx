import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { Trade } from './trade.tsx'

const pair = {
  id: 'BTC-USD',
  base: 'BTC',
  target: 'USD',
  minimum: '0.001',
  price: null,
  status: 1,
  sort: 0,
  market: '640.5',
}
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ type: 'buy', base: 'BTC', target: 'USD', price: '1000', amount: '0.50000000', worth: '511.11' },
  ...{ locked: '522.22', locked_currency: 'USD', balance: '33.33', worse: '0.4062' },
}

const at = async (preview: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/trades/check')) return Response.json(preview)
    if (url.includes('/userinfo')) return Response.json({ status: true, data: [{ kyc_status: 1 }] })
    const isPairs = /\/v1\/trades(\/%7B|$)/.test(url)
    const data = url.includes('/trades') ? { data: isPairs ? [pair] : [], total: 0 } : []
    return Response.json({ status: true, data })
  })
  await onPage(<Trade side="buy" />)
  fireEvent.change(await screen.findByLabelText('Limit price of one BTC'), { target: { value: '1000' } })
  fireEvent.change(screen.getByLabelText('Amount to buy'), { target: { value: '0.5' } })
}

/** The amounts on the page, in their order. */
const figures = () => [...document.querySelectorAll('.money')].map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

test('an order is reviewed with what the server says it costs and locks', async () => {
  await at({ status: true, data: [said] })
  await waitFor(() => expect(figures().join()).toContain('511.11'))
  fireEvent.click(screen.getByRole('button', { name: 'Review the order' }))
  await screen.findByText('Place the order')
  for (const figure of ['511.11', '522.22', '33.33']) expect(figures().join()).toContain(figure)
  await screen.findByText('Your limit is 40.62% worse for you than the price now')
})

test('the price of now stands at the limit, and is taken for it by a button', async () => {
  await at({ status: true, data: [said] })
  expect(figures().join()).toContain('640.50')
  fireEvent.click(screen.getByRole('button', { name: 'Use this price' }))
  expect(screen.getByLabelText<HTMLInputElement>('Limit price of one BTC').value).toContain('640.5')
})

test('that the wallet holds too little is said at once', async () => {
  await at({ status: false, code: -100, msg: '', details: { currency: 'USD', short: '4.44' } })
  await screen.findByText(/^Not enough asset, please top up: 4\.44/)
})
