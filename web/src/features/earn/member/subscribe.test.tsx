import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { Subscribe } from './subscribe.tsx'

const plan = {
  id: 'USD-3',
  currency: 'USD',
  term: 3,
  type: 1,
  rate: '3.65',
  minimum: '10',
  status: 1,
  sort: 0,
}
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ planId: 'USD-3', currency: 'USD', principal: '1000.00', term: 3, rate: '3.65', balance: '5.55' },
  ...{ interest: '8.88', maturity_date: '2027-02-03', maturity_amount: '1077.70' },
}

const at = async (preview: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/userfixeddeposit/check')) return Response.json(preview)
    const user = { kyc_status: 1, earn_status: 1 }
    const data = url.includes('/fixeddeposit/') ? [plan] : url.includes('/userinfo') ? [user] : []
    return Response.json({ status: true, data })
  })
  await onPage(<Subscribe />)
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '1000' } })
}

/** The amounts on the page, in their order. */
const figures = () => [...document.querySelectorAll('.money')].map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

test('a subscription is reviewed with the interest and the sum that the server gave', async () => {
  await at({ status: true, data: [said] })
  await waitFor(() => expect(figures().join()).toContain('8.88'))
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByRole('button', { name: /^Set .* aside$/ })
  for (const figure of ['8.88', '1,077.70', '5.55']) expect(figures().join()).toContain(figure)
  screen.getByText(/interest included/)
})

test('an amount below the least is refused at the amount, as the server says', async () => {
  await at({ status: false, code: 'BELOW_MINIMUM', details: { minimum: '2000', currency: 'USD' } })
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByText(/^Enter at least 2,000\.00.USD\.$/)
})
