import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeButton, seeOnPage, type, typed, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { cardInfo, cardSpending, purchasing } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const purchase: wire.CardPurchase = {
  ...{ id: 'p-1', uid: '100045', state: 'pending', currency: 'USD', asked: '60.00', authorised: '60.00' },
  ...{ held: '60.00', captured: '0', refunded: '0', merchant: 'Green Basket', channel: 'contactless' },
  ...{
    mcc: '5411',
    country: 'JP',
    number_id: null,
    number_last4: null,
    bought_currency: 'JPY',
    bought_amount: '9000',
    rate: '0.00667',
  },
  ...{ because: null, ruled_by: null, limit_of: null, limit_per: null, limit_amount: null, unwanted: 0 },
  ...{ expires_on: '2026-11-29', created_date: '2026-11-22T14:02:11.000Z' },
  updated_date: '2026-11-22T14:02:11.000Z',
}

describeList({
  path: '/prepaidcard/purchases',
  name: 'card.purchases',
  row: purchase,
  shows: ['Green Basket', 'Contactless', 'Japan', 'Pending', '60.00'],
  empty: 'No purchase yet',
})

beforeEach(() => {
  answers('card.info', cardInfo({ purchasing }))
  lists('card.purchases', [purchase])
})

const opened = async (but: Partial<wire.CardPurchase>) => {
  lists('card.purchases', [{ ...purchase, ...but }])
  await renderScreen('/prepaidcard/purchases?open=p-1')
}

describe('a purchase that was declined', () => {
  test('says why, and what to do', async () => {
    await opened({ state: 'declined', because: 'insufficient', held: '0' })
    await seeOnPage('There was not enough on the card', 'What to do')
    expect((await screen.findByRole('link', { name: 'Charge the card' })).getAttribute('href')).toBe(
      '/prepaidcard/charge',
    )
  })
  test('by a rule of the holder leads to the rules', async () => {
    await opened({ state: 'declined', because: 'merchant', ruled_by: 'holder', held: '0' })
    const link = await screen.findByRole('link', { name: 'Change the limits of your card' })
    expect(link.getAttribute('href')).toBe('/prepaidcard/rules')
  })
})

describe('a purchase that was not the member’s', () => {
  test('is disputed by one click, once', async () => {
    answers('support.open', { id: 'case-1', status: 0 })
    await opened({ state: 'captured', captured: '60.00', unwanted: 1 })
    await see('Your card had not let this purchase through as it was booked.')
    press('This was not me')
    await see('We look into this purchase')
    expect(bodies('support.open')).toEqual([
      {
        subject: 'I did not make this purchase',
        text: 'I did not make this purchase with my card, or not to this amount. Please look into it.',
        reference: 'p-1',
      },
    ])
    expect(screen.getByRole('link', { name: 'To your question' }).getAttribute('href')).toBe(
      '/csr?case=case-1',
    )
  })
})

describe('the rules of a card', () => {
  test('are sent as they are ticked and typed', async () => {
    answers('card.setRules')
    await renderScreen('/prepaidcard/rules')
    await seeButton('Set the limits')
    for (const name of ['Online', 'Groceries']) fireEvent.click(screen.getByRole('checkbox', { name }))
    type('Cash at most a day (optional)', '100')
    type('Only in these countries', 'hk, jp')
    press('Set the limits')
    await see('The limits of your card were set')
    expect(bodies('card.setRules')).toEqual([
      {
        rules: {
          off: ['online'],
          kindsOff: ['groceries'],
          onlyIn: ['HK', 'JP'],
          limits: [{ of: 'cash', per: 'day', amount: '100' }],
        },
      },
    ])
  })
  test.each(['日本', 'Japan', 'H K'])('that name a country otherwise are not sent: %s', async country => {
    await renderScreen('/prepaidcard/rules')
    await seeButton('Set the limits')
    type('Only in these countries', country)
    press('Set the limits')
    expect(wrongWith('Only in these countries')).toMatch(/^This is not a valid entry\./)
    neverAsked('card.setRules')
  })
  test('that have no field of the form stay as they are', async () => {
    const online = { of: 'online', per: 'day', amount: '20' } as const
    answers('card.info', cardInfo({ purchasing, rules: { off: [], kindsOff: [], limits: [online] } }))
    answers('card.setRules')
    await renderScreen('/prepaidcard/rules')
    await seeButton('Set the limits')
    type('At most a purchase (optional)', '50')
    press('Set the limits')
    await see('The limits of your card were set')
    expect(bodies('card.setRules')).toMatchObject([
      { rules: { limits: [online, { of: 'all', per: 'purchase', amount: '50' }] } },
    ])
  })
  test('that let more through need the PAY code', async () => {
    refuses('card.setRules', 'CARD_RULES_LOOSENED')
    await renderScreen('/prepaidcard/rules')
    await seeButton('Set the limits')
    press('Set the limits')
    await see('Letting more purchases through needs your PAY code.')
  })
})

describe('the card’s page', () => {
  beforeEach(() => {
    lists('card.transactions', [])
    answers('card.spending', cardSpending())
  })
  test('says what is held, and that a freeze declines purchases', async () => {
    answers('card.info', cardInfo({ purchasing, held: '60.00', frozen: 1 }))
    await renderScreen('/prepaidcard')
    await seeOnPage('Held for purchases:', '60.00', 'Purchases are declined', 'Try a purchase')
  })
  test('without a processor has no rules, and says that purchases are marked', async () => {
    answers('card.info', cardInfo({ frozen: 1 }))
    await renderScreen('/prepaidcard')
    await seeOnPage('Purchases that the card network settles are still booked and marked')
    expect(screen.queryByText('Set limits of my own')).toBeNull()
  })
})

describe('the demo’s processor', () => {
  test('says why the card declines', async () => {
    lists('card.numbers', [])
    answers('card.tryPurchase', { id: 'p-2', approved: 0, reason: 'frozen' })
    await renderScreen('/prepaidcard/try')
    await seeButton('Buy')
    type('Amount', '5')
    press('Buy')
    await seeOnPage('Declined', 'The card is frozen')
    expect([typed('Amount'), wrongWith('Amount')]).toEqual(['', ''])
  })
})
