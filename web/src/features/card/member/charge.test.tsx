import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, neverAsked, refuses } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const AMOUNT = 'Amount on the card'
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ cost: '101.11', fee: '7.77', total: '108.88', balance: '3.33' },
  ...{ cardCurrency: 'USD', amount: '100.00', cardBalance: '222.22' },
}
const item = { id: 'item-1', amount: '50.00', usdc_required: '51.15', usdt_required: '52.25', sort: 0 }

beforeEach(() => {
  answers('card.info', cardInfo())
  answers('chargeItem.offered')
  answers('catalogue.fixedNetworks', [])
  answers('wallet.list', [wallet('USDC', '500.00'), wallet('USDT', '20')])
  answers('card.checkCharge', ({ body: { currency } }) => ({ ...said, currency }))
  answers('card.charge', { id: 'charge-1', status: 0 })
})

const open = async () => {
  const shown = await renderScreen('/prepaidcard/charge')
  await screen.findByLabelText(AMOUNT)
  return shown
}
const review = async () => {
  type(AMOUNT, '100')
  await seeButton('Review 100.00 USD')
  pressAnyway('Review 100.00 USD')
}
const atReview = async () => {
  const shown = await open()
  await review()
  await seeButton('Charge 100.00 USD')
  return shown
}

describe('the amount of a charge', () => {
  test('is refused at its field: none, and more than the server takes', async () => {
    await open()
    await see('From 10.00 USD to 1,000.00 USD at once; 1,000.00 USD can still be charged today.')
    press('Review the charge')
    expect(wrongWith(AMOUNT)).toBe('Enter an amount.')
    expect(bodies('card.checkCharge')).toEqual([])
    refuses('card.checkCharge', 107, { maximum: '90', left: '45', currency: 'USD' })
    await review()
    await waitFor(() => expect(wrongWith(AMOUNT)).toBe('Only 45.00 USD can still be charged today.'))
    expect(typed(AMOUNT)).toBe('100')
  })
  test('that the wallet does not hold says what is missing, and where to get it', async () => {
    refuses('card.checkCharge', 103, { currency: 'USDC', short: '8.88' })
    await open()
    await review()
    await see(/Your USDC wallet is 8\.88\sUSDC short\. Nothing was taken\./)
    const ways = [...document.querySelectorAll('dialog[open] a')].map(each => each.getAttribute('href'))
    expect(ways).toEqual(['/swap', '/topup'])
    expect(wrongWith(AMOUNT)).toBe('')
  })
  test('may be one of the presets, at its price in the coin that is chosen', async () => {
    answers('chargeItem.offered', [{ ...item, status: 1 }])
    await renderScreen('/prepaidcard/charge')
    await screen.findByLabelText('Or another amount')
    await see('51.15 USDC')
    const [, usdt] = screen.getAllByRole<HTMLInputElement>('radio')
    usdt?.click()
    await see('52.25 USDT')
    screen.getAllByRole<HTMLInputElement>('radio')[2]?.click()
    await seeOnPage('Leaves my wallet 108.88 USDT')
    expect(bodies('card.checkCharge').at(-1)).toEqual({ currency: 'USDT', amount: '50.00', itemId: 'item-1' })
  })
})

describe('a charge', () => {
  test('is reviewed at the figures that the server gave', async () => {
    await atReview()
    await seeOnPage(
      ...[
        'The card gets 100.00 USD',
        'It costs 101.11 USDC',
        'Fee 7.77 USDC',
        'Leaves my wallet 108.88 USDC',
      ],
      ...['3.33 USDC', 'Balance of the card after 222.22 USD'],
    )
    neverAsked('card.charge')
  })
  test('is asked for once at the price that was shown, and another begins empty', async () => {
    const { address } = await atReview()
    const release = holds('card.charge')
    press('Charge 100.00 USD')
    pressAnyway('Charge 100.00 USD')
    await waitFor(() => expect(asked('card.charge')).toHaveLength(1))
    release()
    await see('108.88 USDC is locked until finance puts it on the card')
    await seeOnPage('charge-1')
    expect(asked('card.charge').map(({ filter }) => filter)).toEqual([
      { currency: 'USDC', amount: '100', total: '108.88' },
    ])
    expect(address()).toBe('/prepaidcard/charge?step=done')
    press('Charge again')
    await screen.findByLabelText(AMOUNT)
    expect(typed(AMOUNT)).toBe('')
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await atReview()
    await repeatsLostAttempt('card.charge', {
      send: () => press('Charge 100.00 USD'),
      answered: () => answers('card.charge', { id: 'charge-1', status: 0 }),
      until: () => see('Asked for'),
    })
  })
  test('at a price that has changed takes nothing, and shows the price of now', async () => {
    await atReview()
    refuses('card.charge', 102, { total: '109.99', currency: 'USDC' })
    answers('card.checkCharge', { ...said, currency: 'USDC', total: '109.99' })
    press('Charge 100.00 USD')
    await see('The price is 109.99 USDC now. Nothing was taken: look at it again.')
    await seeOnPage('Leaves my wallet 109.99 USDC')
    answers('card.charge', { id: 'charge-1', status: 0 })
    press('Charge 100.00 USD')
    await see('Asked for')
    expect(asked('card.charge').at(-1)?.filter?.total).toBe('109.99')
  })
})

test('somebody without a card is told so in place of the form', async () => {
  await renderScreen('/prepaidcard/charge', { as: member({ card_status: 0 }) })
  await waitFor(() => expect(document.querySelector('main .notice')).not.toBeNull())
  expect(screen.queryByLabelText(AMOUNT)).toBeNull()
})
