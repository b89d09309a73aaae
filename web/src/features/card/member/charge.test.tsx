import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { Charge } from './charge.tsx'

const card = {
  ...{ status: 2, id: 'card-1', currency: 'USD', balance: '20.00', card_number: null, expiry: null },
  ...{ monthly_fee: '1.00', monthly_fee_day: 1, annual_fee: '0.00', holder: null },
  opening: {
    ...{ fee: '50.00', initialBalance: '20.00', currencies: ['USDC'], vipLevel: 3 },
    ...{ underWay: null, rejected: null, provider: null },
  },
  charging: {
    ...{ minimum: '10.00', maximum: '5000.00', left: '300.00', feeRate: '0.01', pending: '0.00' },
    currencies: ['USDC'],
  },
}
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ currency: 'USDC', cost: '101.110000', fee: '7.770000', total: '108.880000', balance: '3.330000' },
  ...{ cardCurrency: 'USD', amount: '100.00', cardBalance: '222.22' },
}

/** The screen at a server that answers the preview with this; gives what it was asked. */
const at = async (preview: object) => {
  const asked: { url: string; body: unknown }[] = []
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    asked.push({ url: decodeURIComponent(url), body: body && JSON.parse(body) })
    if (url.includes('/cards/checkcharge')) return Response.json(preview)
    if (url.includes('/userinfo'))
      return Response.json({ status: true, data: [{ kyc_status: 1, card_status: 2 }] })
    const data = url.includes('/getusercardinfo')
      ? [card]
      : url.includes('/cards/charge/')
        ? [{ id: 'c-1' }]
        : []
    return Response.json({ status: true, data })
  })
  await onPage(<Charge />)
  fireEvent.change(await screen.findByLabelText('Amount on the card'), { target: { value: '100' } })
  return asked
}
const review = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Review 100\.00.USD$/ }))

/** The amounts on the page, in their order. */
const figures = () => [...document.querySelectorAll('.money')].map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

test('a charge is reviewed and asked for at the figures that the server gave', async () => {
  const asked = await at({ status: true, data: [said] })
  await waitFor(() => expect(figures().join()).toContain('108.88'))
  await review()
  fireEvent.click(await screen.findByRole('button', { name: /^Charge 100\.00.USD$/ }))
  for (const figure of ['101.11', '7.77', '108.88', '3.33', '222.22'])
    expect(figures().join()).toContain(figure)
  await screen.findByText(/is locked until finance puts it on the card/)
  expect(asked.find(({ url }) => url.includes('/checkcharge'))?.body).toEqual({
    currency: 'USDC',
    amount: '100',
  })
  expect(asked.find(({ url }) => url.includes('/cards/charge/'))?.url).toContain('"total":"108.880000"')
})

test('an amount that the server would refuse is refused at the amount', async () => {
  const details = { maximum: '90', currency: 'USD' }
  await at({ status: false, code: 107, msg: '', details })
  await review()
  await screen.findByText(/^Enter at most 90\.00.USD\.$/)
  expect(screen.getByLabelText('Amount on the card').getAttribute('aria-invalid')).toBe('true')
})

test('what is missing in the wallet is what the server says is missing', async () => {
  await at({ status: false, code: 103, msg: '', details: { currency: 'USDC', short: '8.88' } })
  await review()
  await screen.findByText(/8\.88.USDC are missing in your USDC wallet/)
})
