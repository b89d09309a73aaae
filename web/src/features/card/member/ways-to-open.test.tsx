import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  pageText,
  press,
  pressAnyway,
  putFile,
  see,
  seeButton,
  seeOnPage,
  type,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { settings, wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { bank, cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const none = (but: Partial<wire.CardInfo['opening']> = {}) => {
  const { opening } = cardInfo()
  return cardInfo({
    status: but.underWay ? 1 : 0,
    card_number: null,
    expiry: null,
    opening: { ...opening, ...but },
  })
}
/** Figures that no arithmetic on the prices would come to. */
const price = {
  ...{ fee: '20.20', precharge: '9.99', total: '31.31', balance: '444.44', cardCurrency: 'USD' },
  cardBalance: '77.77',
}

beforeEach(() => {
  answers('card.info', none())
  answers('prechargeItem.offered', [{ id: 'pre-1', amount: '9.99', status: 1, sort: 0 }])
  answers('catalogue.fixedNetworks', [])
  answers('wallet.list', [wallet('USDC', '500.00')])
  answers('card.checkOpening', ({ body: { currency } }) => ({ ...price, currency }))
  answers('card.open', { id: 'opening-1', status: 1 })
})

describe('a card paid for out of the wallet', () => {
  const atReview = async () => {
    const shown = await renderScreen('/prepaidcard/opencard')
    await seeButton('Review 31.31 USDC')
    press('Review 31.31 USDC')
    await seeButton('Pay 31.31 USDC')
    return shown
  }
  test('is priced by the server, with what is put on it at once', async () => {
    await renderScreen('/prepaidcard/opencard')
    await seeButton('Review 31.31 USDC')
    const item = await screen.findByLabelText(/9\.99/)
    item.click()
    await waitFor(() =>
      expect(bodies('card.checkOpening').at(-1)).toEqual({ currency: 'USDC', preItemId: 'pre-1' }),
    )
  })
  test('is reviewed at those figures, and paid for once', async () => {
    await atReview()
    await seeOnPage(
      ...['Price of the card 20.20 USDC', 'Put on the card 9.99 USDC', 'Leaves my wallet 31.31 USDC'],
      ...['On the card then 77.77 USD', '444.44 USDC'],
    )
    expect(asked('card.open')).toEqual([])
    const release = holds('card.open')
    press('Pay 31.31 USDC')
    pressAnyway('Pay 31.31 USDC')
    await waitFor(() => expect(asked('card.open')).toHaveLength(1))
    answers('card.info', cardInfo())
    release()
    await see('Your card is open')
    await seeOnPage('Paid 31.31 USDC', 'Balance of the card 77.77 USD')
    expect(asked('card.open').map(({ filter }) => filter)).toEqual([{ currency: 'USDC', total: '31.31' }])
  })
  test('whose answer is lost is the same one when it is paid for again', async () => {
    await atReview()
    await repeatsLostAttempt('card.open', {
      send: () => press('Pay 31.31 USDC'),
      answered: () => answers('card.open', { id: 'opening-1', status: 1 }),
      until: () => see('Your card is open'),
    })
  })
  test('at a price that has changed takes nothing, and shows the price of now', async () => {
    await atReview()
    refuses('card.open', 102, { total: '32.32', currency: 'USDC' })
    answers('card.checkOpening', { ...price, currency: 'USDC', total: '32.32' })
    press('Pay 31.31 USDC')
    await see('The price is 32.32 USDC now. Nothing was taken: look at it again.')
    await seeButton('Pay 32.32 USDC')
  })
  test('that the wallet cannot pay says what is missing', async () => {
    refuses('card.checkOpening', 103, { currency: 'USDC', short: '4.04' })
    await renderScreen('/prepaidcard/opencard')
    await seeButton('Review')
    press('Review')
    await see(/Your USDC wallet is 4\.04\sUSDC short/)
    expect(buttonOf(/^Pay/)).toBeUndefined()
  })
})

describe('a card opened by bank wire', () => {
  const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })
  const houseBank: wire.SysBankRecord = {
    ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
    ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '' },
    ...{ bank_address: '', status: 1, sort: 1 },
  }
  const open = async (level = 3, house: readonly wire.SysBankRecord[] = [houseBank]) => {
    answers('card.info', none({ vipLevel: 3 }))
    answers('catalogue.houseBankById', [...house])
    lists('bank.ofMember', [bank(), bank({ id: 'bank-2', status: 0 })])
    answersWhole('catalogue.publicSettings', settings)
    answers('files.upload', { id: 'file-1', type: 'image/png', size: 3 })
    await renderScreen('/prepaidcard/opencard?tab=bank', { as: member({ card_status: 0, vip_level: level }) })
  }
  test('is closed below its VIP level', async () => {
    await open(2)
    await see('Bank wires open at VIP level 3')
    expect(screen.queryByLabelText('Amount sent')).toBeNull()
  })
  test('is no form while the house has no account to transfer to', async () => {
    await open(3, [])
    await see('Bank transfers are not taken at present')
    expect(screen.queryByLabelText('Amount sent')).toBeNull()
  })
  test('asks for its price at least, and for the proof of the transfer', async () => {
    await open()
    await seeOnPage('848-123456-001', 'Reference 100045')
    type('Amount sent', '19.99')
    press('Submit 19.99 USD')
    await waitFor(() => expect(wrongWith('Amount sent')).toContain('A card costs 20.00 USD.'))
    await see('Add the proof of the transfer.')
    neverAsked('bank.submitCardWire')
  })
  test('is submitted once with the proof and the account it came from', async () => {
    answers('bank.submitCardWire', { id: 'voucher-1', depositStatus: 0, rechargeStatus: 0 })
    await open()
    await screen.findByLabelText('From my bank account')
    type('From my bank account', 'bank-1')
    putFile('transferImg', receipt)
    await see('Uploaded')
    const release = holds('bank.submitCardWire')
    press('Submit 20.00 USD')
    pressAnyway('Submit 20.00 USD')
    await waitFor(() => expect(bodies('bank.submitCardWire')).toHaveLength(1))
    release()
    await see('Waits for finance')
    await seeOnPage('voucher-1')
    expect(bodies('bank.submitCardWire')).toEqual([
      { transferImg: 'file-1', id: 'bank-1', currency: 'USD', depositType: 3, amount: '20' },
    ])
  })
  test('that waits already is said, and no second one is taken', async () => {
    answers('card.info', none({ underWay: 'voucher' }))
    await renderScreen('/prepaidcard/opencard?tab=bank')
    await see('Your bank transfer waits for finance')
    expect(screen.queryByLabelText('Amount sent')).toBeNull()
  })
})

describe('a card opened at the other provider', () => {
  const ORDER = 'Number of the order you paid there'
  const open = async (but: Partial<wire.CardInfo['opening']> = {}) => {
    answers('card.info', none({ provider: { url: 'https://provider.example/pay' }, ...but }))
    await renderScreen('/prepaidcard/opencard?tab=provider')
    await seeButton('Submit the order')
  }
  test('shows the provider’s page in a frame that may not leave it', async () => {
    await open()
    const frame = document.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe('https://provider.example/pay')
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer')
  })
  test('asks for the number of the order, and submits it once', async () => {
    answers('card.openByProvider', { id: 'order-1', status: 0 })
    await open()
    press('Submit the order')
    expect(wrongWith(ORDER)).toBe('Enter the number of the order.')
    type(ORDER, ' WIX-7 ')
    const release = holds('card.openByProvider')
    press('Submit the order')
    pressAnyway('Submit the order')
    await waitFor(() => expect(asked('card.openByProvider')).toHaveLength(1))
    release()
    await see('Your order is being looked up')
    expect(asked('card.openByProvider').map(({ filter }) => filter)).toEqual([{ orderNumber: 'WIX-7' }])
  })
  test('says why the last order opened none, and why a number is not taken', async () => {
    refuses('card.openByProvider', 105)
    await open({ rejected: 'No such order.' })
    await see('Your order was not found')
    expect(pageText()).toContain('No such order. Check its number')
    type(ORDER, 'WIX-7')
    press('Submit the order')
    await see(
      'This order number was submitted before, or another one is still being looked up. Each order opens one card.',
    )
  })
})
