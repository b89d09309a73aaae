import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../client/session.ts'
import { ProposalDecision } from '../features/office/admin/proposals/proposal-decision.tsx'
import { TradeCase } from '../features/trade/admin/admin-trades.tsx'
import { EntryForm } from '../platform/cases/admin/entry-form.tsx'
import { onScreen } from '../testing/on-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Shows a screen of a server that says so of its books; gives the paths that were posted to. */
const shown = (screenful: ReactElement, equal: boolean): string[] => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  const posted: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') posted.push(String(url))
    const isProof = String(url).includes('/proof')
    return Response.json({
      status: true,
      data: isProof ? [{ equal, chain: { whole: true }, views: { equal: true } }] : [],
    })
  })
  onScreen(screenful)
  return posted
}

const order = {
  id: 'trade-1',
  uid: '100046',
  type: 'buy',
  base: 'BTC',
  target: 'USD',
  left: '1.00000000',
  paid: '0.00',
  received: '0.00000000',
  locked: '10.00',
  locked_currency: 'USD',
  created_date: '2026-11-22T10:00:00.000Z',
  reason: null,
  status: 0,
} as unknown as wire.AdminTrade

const proposal = {
  id: 'p-1',
  uid: null,
  kind: 'catalogue',
  subject: 'withdrawFee 1',
  proposed_by: '100044',
} as unknown as wire.Proposal
const entry = (movesMoney: boolean) => (
  <EntryForm
    title="Entry"
    action="Enter it"
    form={{ submit: () => {}, error: null, isBusy: false }}
    onBack={() => {}}
    movesMoney={movesMoney}
  >
    {null}
  </EntryForm>
)

const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled

describe('while the books differ from the log', () => {
  test('no order is filled, and it can be cancelled', async () => {
    const posted = shown(<TradeCase order={order} />, false)
    await screen.findByText('Moving money is held')
    expect(isDisabled('Fill at the limit price')).toBe(true)
    fireEvent.change(screen.getByLabelText('Reason, if you cancel it'), { target: { value: 'asked' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(posted).toHaveLength(1))
  })

  test('no proposal is approved, and it can be rejected', async () => {
    shown(<ProposalDecision proposal={proposal} onDecided={() => {}} />, false)
    await screen.findByText('Approving is held')
    expect(isDisabled('Approve the change')).toBe(true)
    expect(isDisabled('Reject')).toBe(false)
  })

  test('an exception from it is approved', async () => {
    shown(<ProposalDecision proposal={{ ...proposal, kind: 'proof-override' }} onDecided={() => {}} />, false)
    expect(isDisabled('Approve the change')).toBe(false)
  })

  test('nothing that moves money is entered', async () => {
    shown(entry(true), false)
    await screen.findByText('Moving money is held')
    expect(isDisabled('Enter it')).toBe(true)
  })

  test('what moves no money is entered', () => {
    shown(entry(false), false)
    expect(isDisabled('Enter it')).toBe(false)
  })
})

test('an order is filled while they are equal', async () => {
  const posted = shown(<TradeCase order={order} />, true)
  fireEvent.click(screen.getByRole('button', { name: 'Fill at the limit price' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(screen.queryByText('Moving money is held')).toBeNull()
})
