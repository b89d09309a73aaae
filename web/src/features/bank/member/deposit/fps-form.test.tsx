import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../../client/session.ts'
import { currencies } from '../../../../testing/catalogue.ts'
import { onPage } from '../../../../testing/on-screen.tsx'
import { FpsForm } from './fps-form.tsx'

const terms = {
  ...{ status: 1, ratio: '0.128', currency: 'USD', minimum: '100.00', maximum: '5000.00' },
  ...{ account: '1234567', account_name: 'Strongroom Limited' },
}
/** The house has raised what it takes at least since the terms were read. */
const raised = { status: false, code: 'BELOW_MINIMUM', details: { minimum: '200.00', currency: 'HKD' } }

afterEach(() => vi.unstubAllGlobals())

test('an amount that FPS does not take is refused at the amount, until another is typed', async () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/userfpsrecharges')) return Response.json(raised)
    const data = url.includes('/terms') ? [terms] : url.includes('/upload') ? [{ id: 'receipt-1' }] : []
    return Response.json({ status: true, data })
  })
  const { container } = await onPage(<FpsForm />)
  const amount = await screen.findByLabelText('Amount paid')
  fireEvent.change(amount, { target: { value: '150' } })
  const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })
  fireEvent.change(container.querySelector('input[type=file]') as Element, { target: { files: [receipt] } })
  await screen.findByText('Uploaded')
  fireEvent.click(screen.getByRole('button', { name: /^Submit/ }))

  await screen.findByText('Enter at least 200.00 HKD.')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(amount, { target: { value: '250' } })
  expect(screen.queryByText('Enter at least 200.00 HKD.')).toBeNull()
})

test('the amount that is credited is shown while one types, and may be typed in place of the amount paid', async () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ status: true, data: url.includes('/terms') ? [terms] : currencies }),
  )
  await onPage(<FpsForm />)
  const paid = await screen.findByLabelText<HTMLInputElement>('Amount paid')
  const credited = screen.getByLabelText<HTMLInputElement>('Amount credited')
  await waitFor(() => {
    fireEvent.change(paid, { target: { value: '1,000' } })
    expect(credited.value).toBe('128')
  })
  fireEvent.change(credited, { target: { value: '25.61' } })
  expect(paid.value).toBe('200.08')
  fireEvent.change(credited, { target: { value: '' } })
  expect(paid.value).toBe('')
})

test.each([
  ['is switched off', { ...terms, status: 0 }],
  ['has no identifier to pay to', { ...terms, account: '', account_name: '' }],
])('FPS that %s is no form, and names nothing to pay to', async (_, given) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ status: true, data: url.includes('/terms') ? [given] : [] }),
  )
  await onPage(<FpsForm />)
  await screen.findByText('FPS is not taken at present')
  expect(screen.queryByText(/Pay to the FPS identifier|1234567/)).toBeNull()
})
