import type { wire } from '@strongroom/shared'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { buttonOf, pageText, press, putFile, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, refuses } from '../../../testing/answers.ts'
import { settings, wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { member } from '../../../testing/people.ts'
import { cardInfo, cardSpending, offeredCardType } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const plain = offeredCardType('plain', { card_img: '' })
const gold = offeredCardType('gold', {
  ...{
    name_ja: 'ゴールドカード',
    opening_fee: '80',
    initial_balance: '30',
    monthly_fee: '0',
    annual_fee: '12',
  },
})
const none = (types: readonly wire.OfferedCardType[], but: Partial<wire.CardInfo['opening']> = {}) =>
  cardInfo({
    ...{ status: 0, card_number: null, expiry: null },
    opening: { ...cardInfo().opening, ...but, types: [...types] },
  })
const price = {
  ...{ fee: '80.20', precharge: '0', total: '80.20', balance: '444.44', cardCurrency: 'USD' },
  cardBalance: '30',
}

beforeEach(() => {
  answers('card.info', none([plain, gold]))
  answers('prechargeItem.offered')
  answers('catalogue.fixedNetworks', [])
  answers('wallet.list', [wallet('USDC', '500.00')])
  answers('card.checkOpening', ({ body: { currency } }) => ({ ...price, currency }))
  answers('card.open', { id: 'opening-1', status: 1 })
})

const tiles = async () => {
  const group = await screen.findByRole('group', { name: 'Type of card' })
  return within(group).getAllByRole<HTMLInputElement>('radio')
}
const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the types of cards', () => {
  test('are tiles of one group with picture, name and prices, of which the first is chosen', async () => {
    await renderScreen('/prepaidcard/opencard')
    const all = await tiles()
    expect(all.map(({ checked }) => checked)).toEqual([true, false])
    // One name makes them one group to the arrow keys.
    expect(new Set(all.map(({ name }) => name)).size).toBe(1)
    await seeOnPage('gold card80.00 USD, with 30.00 USD on it12.00 USD a year')
    await seeOnPage('plain card20.00 USD, with 10.00 USD on it1.00 USD a month')
    const label = tile(/gold card/).closest('label')
    expect(label?.querySelector('img')?.getAttribute('src')).toBe('/cards/gold.svg')
    expect(
      tile(/plain card/)
        .closest('label')
        ?.querySelector('img'),
    ).toBeNull()
  })
  test('are named in the reader’s language, and in English where they have no such name', async () => {
    await renderScreen('/prepaidcard/opencard', { language: 'ja' })
    await see(/ゴールドカード/)
    expect(pageText()).toContain('plain card')
  })
  test('whose picture cannot be had shows a bare card', async () => {
    await renderScreen('/prepaidcard/opencard')
    await tiles()
    const image = tile(/gold card/)
      .closest('label')
      ?.querySelector('img')
    if (image) fireEvent.error(image)
    await waitFor(() =>
      expect(
        tile(/gold card/)
          .closest('label')
          ?.querySelector('img'),
      ).toBeNull(),
    )
    expect(
      tile(/gold card/)
        .closest('label')
        ?.querySelector('.card-picture'),
    ).not.toBeNull()
  })
  test.each([[[]], [[gold]]])('are not asked about where there is nothing to choose', async types => {
    answers('card.info', none(types))
    await renderScreen('/prepaidcard/opencard')
    await seeButton('Review 80.20 USDC')
    expect(screen.queryByRole('group', { name: 'Type of card' })).toBeNull()
    expect(bodies('card.checkOpening').at(-1)).toEqual({ currency: 'USDC' })
  })
})

describe('a card of a chosen type', () => {
  const chooseGold = async () => {
    await tiles()
    fireEvent.click(tile(/gold card/))
    expect((await tiles()).map(({ checked }) => checked)).toEqual([false, true])
  }
  const atReview = async () => {
    const { queries } = await renderScreen('/prepaidcard/opencard')
    await chooseGold()
    await waitFor(() =>
      expect(bodies('card.checkOpening').at(-1)).toEqual({ currency: 'USDC', cardType: 'gold' }),
    )
    await seeButton('Review 80.20 USDC')
    await seeOnPage('for the card, with 30.00 USD on it.')
    press('Review 80.20 USDC')
    await seeButton('Pay 80.20 USDC')
    return queries
  }
  test('is priced, reviewed and paid for as that one', async () => {
    await atReview()
    await seeOnPage('Type of card gold card', 'Price of the card 80.20 USDC')
    press('Pay 80.20 USDC')
    await see('Your card is open')
    expect(asked('card.open').map(({ filter }) => filter)).toEqual([
      { currency: 'USDC', cardType: 'gold', total: '80.20' },
    ])
  })
  test.each([
    ['with two others left', [plain, offeredCardType('new')]],
    ['with one other left', [plain]],
  ])('that is withdrawn meanwhile is refused, and no other is opened in its place: %s', async (_, types) => {
    const queries = await atReview()
    answers('card.info', none(types))
    refuses('card.open', 'CARD_TYPE_NOT_OFFERED')
    const payAgain = async (times: number) => {
      await waitFor(() => expect(buttonOf('Pay 80.20 USDC')?.disabled).toBe(false))
      press('Pay 80.20 USDC')
      await waitFor(() => expect(asked('card.open')).toHaveLength(times))
      await see('This type of card is not offered any more. Nothing was taken: choose another.')
    }
    await payAgain(1)
    await act(() => queries.invalidateQueries())
    await payAgain(2)
    expect(asked('card.open').map(({ filter }) => filter.cardType)).toEqual(['gold', 'gold'])
  })
  test('costs its own price by bank wire, and is asked for with it', async () => {
    answers('card.info', none([plain, gold], { vipLevel: 3 }))
    answers('catalogue.houseBankById', [
      {
        ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC' },
        ...{ account_number: '848-1', swift_code: '', bank_routing_number: '', bank_address: '' },
        ...{ status: 1, sort: 1 },
      },
    ])
    lists('bank.ofMember', [])
    answersWhole('catalogue.publicSettings', settings)
    answers('files.upload', { id: 'file-1', type: 'image/png', size: 3 })
    answers('bank.submitCardWire', { id: 'voucher-1', depositStatus: 0, rechargeStatus: 0 })
    await renderScreen('/prepaidcard/opencard?tab=bank', { as: member({ card_status: 0, vip_level: 3 }) })
    await seeButton('Submit 20.00 USD')
    await chooseGold()
    putFile('transferImg', new File(['receipt'], 'receipt.png', { type: 'image/png' }))
    await see('Uploaded')
    press('Submit 80.00 USD')
    await waitFor(() =>
      expect(bodies('bank.submitCardWire')).toEqual([
        { transferImg: 'file-1', cardType: 'gold', currency: 'USD', depositType: 3, amount: '80' },
      ]),
    )
  })
  test('is named with the order number of the other provider', async () => {
    answers('card.info', none([plain, gold], { provider: { url: 'https://provider.example/pay' } }))
    answers('card.openByProvider', { id: 'order-1', status: 0 })
    await renderScreen('/prepaidcard/opencard?tab=provider')
    await chooseGold()
    type('Number of the order you paid there', 'WIX-7')
    press('Submit the order')
    await see('Your order is being looked up')
    expect(asked('card.openByProvider').map(({ filter }) => filter)).toEqual([
      { orderNumber: 'WIX-7', cardType: 'gold' },
    ])
  })
})

test('the page of the card says its type, with the picture', async () => {
  answers('card.info', cardInfo({ card_type: gold }))
  answers('card.spending', cardSpending())
  await renderScreen('/prepaidcard', { as: member({ card_status: 2 }), language: 'ja' })
  await see('ゴールドカード')
  expect(document.querySelector('.card-type img')?.getAttribute('src')).toBe('/cards/gold.svg')
})
