import { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, typed } from '../testing/act.ts'
import { answers, bodies } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import type { Flow } from '../testing/flows/flow.ts'
import { moneyFlows } from '../testing/flows/money-flows.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

type Form = {
  readonly of: wire.MostAsked['of']
  readonly address: string
  readonly amount: string
  /** The step before the amount can be typed. */
  readonly before?: () => Promise<unknown>
}

/** Every form with an amount out of a balance. */
const FORMS: readonly Form[] = [
  { of: 'withdrawal', address: '/withdrawtobank', amount: 'Amount' },
  { of: 'send-payment', address: '/banks/sendpayment', amount: 'Amount' },
  {
    ...{ of: 'quick-pay', address: '/quickpay', amount: 'Amount' },
    before: async () => {
      await screen.findByLabelText('Whom to pay')
      fill({ 'Whom to pay': '100046' })
      press('Find the payee')
    },
  },
  { of: 'pay-code', address: '/quickpay/qrcode', amount: 'Each scan pays' },
  { of: 'chain-send', address: '/sendonchain', amount: 'Amount' },
  { of: 'swap', address: '/swap', amount: 'Amount to give' },
  {
    ...{ of: 'trade', address: '/trades/buy', amount: 'Amount to buy' },
    before: async () => {
      await screen.findByLabelText('Limit price of one USDC')
      fill({ 'Limit price of one USDC': '1' })
    },
  },
  {
    ...{ of: 'market-trade', address: '/trades/sell', amount: 'Amount' },
    before: async () => {
      await seeButton('At the market')
      press('At the market')
    },
  },
  { of: 'fixed-deposit', address: '/userfixeddeposits/buy', amount: 'Amount' },
  { of: 'card-charge', address: '/prepaidcard/charge', amount: 'Amount on the card' },
]

const open = async ({ address, amount, before }: Form, most: string) => {
  const flow = moneyFlows.find(each => each.address === address) as Flow
  flow.set()
  answers('wallet.most', { currency: 'USD', most, fee: '1.25', fee_currency: 'USD' })
  await renderScreen(address)
  await before?.()
  await screen.findByLabelText(amount)
  await seeButton('Use all')
}

test('every movement that the server knows the most of has its form here', () => {
  const kinds = wire.mostBody.options.map(({ entries }) => entries.of.literal)
  expect(FORMS.map(({ of }) => of).toSorted()).toEqual(kinds.toSorted())
})

describe.each(FORMS)('"Use all" of the form of $of', form => {
  test('enters the most that the server takes, and names the fee before', async () => {
    await open(form, '12.34')
    await see(/^At most 12\.34\s\w+, with a fee of 1\.25\sUSD\.$/)
    press('Use all')
    expect(typed(form.amount)).toBe('12.34')
    expect(bodies('wallet.most').at(-1)).toMatchObject({ of: form.of })
  })
  test('enters nothing where nothing can go', async () => {
    await open(form, '0')
    await waitFor(() => expect(bodies('wallet.most').length).toBeGreaterThan(0))
    expect(buttonOf('Use all')?.disabled).toBe(true)
  })
})
