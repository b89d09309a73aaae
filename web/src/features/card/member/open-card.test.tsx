import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, see, seeButton } from '../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const none = cardInfo({ status: 0, card_number: null, expiry: null, holder: null })

beforeEach(() => {
  answers('card.info', none)
  answers('prechargeItem.offered')
  answers('catalogue.fixedNetworks', [])
  answers('wallet.list', [])
  lists('statement.ofMember', [])
  answers('wallet.snapshots', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
  answers('card.checkOpening', {
    ...{ currency: 'USDC', fee: '50', precharge: '0', total: '50', balance: '450' },
    ...{ cardCurrency: 'USD', cardBalance: '20' },
  })
  answers('card.open', { id: 'opening-1', status: 1 })
})
afterEach(() => void vi.useRealTimers())

test('a member who has a card is led home from where one is opened, and told why', async () => {
  answers('card.info', cardInfo())
  const { address } = await renderScreen('/prepaidcard/opencard')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  await see('You already have a card.')
})

test('the first step goes back to where the member came from, the second to the first', async () => {
  const { router, address } = await renderScreen('/banks/instruction')
  await act(() => router.navigate({ to: '/prepaidcard/opencard' }))
  await seeButton(/^Review 50/)
  press(/^Review 50/)
  await see('On the card then')
  press('Back')
  await seeButton(/^Review 50/)
  press('Back')
  await screen.findByRole('heading', { name: 'Banks, step by step' })
  expect(address()).toBe('/banks/instruction')
})

test('the first step goes home where nothing came before', async () => {
  const { address } = await renderScreen('/prepaidcard/opencard')
  await seeButton(/^Review 50/)
  press('Back')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('home opens by itself a while after the card was opened', async () => {
  const { address } = await renderScreen('/prepaidcard/opencard')
  await seeButton(/^Review 50/)
  press(/^Review 50/)
  await seeButton(/^Pay 50/)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  press(/^Pay 50/)
  await see('Your card is open')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  await waitFor(() => expect(address()).toBe('/dashboard'))
})
