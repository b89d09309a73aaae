import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  pageText,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const NAME = 'Name of the request'
const houseBank: wire.SysBankRecord = {
  ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
  ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '', bank_address: '' },
  ...{ status: 1, sort: 1 },
}
const request: wire.RequestPayment = {
  ...{ id: 'request-1', uid: '100045', name: 'Rent', remarks: 'November', currency: 'USD', amount: '75' },
  ...{ fee: null, credited: null, externalTxId: null, status: 0, reason: null },
  ...{ created_date: '2026-11-22T14:02:11.000Z', finish_date: null },
}

beforeEach(() => {
  lists('payment.requests', [])
  answers('wallet.list', [wallet('USD', '500')])
  answers('catalogue.houseBankById', [houseBank])
  answers('payment.request', { id: 'request-2', status: 0 })
})

const open = async () => {
  await renderScreen('/banks/requestpayment')
  await seeButton('Request a payment')
}
const filled = async () => {
  await open()
  fill({ [NAME]: ' Rent ', Amount: '75', 'Remarks, if any': 'November' })
  await seeButton('Request 75.00 USD')
}

describe('a request for a payment', () => {
  test('is refused at its fields, and sends nothing', async () => {
    await open()
    press('Request a payment')
    expect(wrongWith(NAME)).toMatch(/^Please enter all fields/)
    expect(wrongWith('Amount')).toBe('Enter an amount above zero.')
    fill({ [NAME]: '   ', Amount: '0.00' })
    press('Request a payment')
    expect(wrongWith(NAME)).toMatch(/^Please enter all fields/)
    expect(wrongWith('Amount')).toBe('Enter an amount above zero.')
    neverAsked('payment.request')
  })
  test('is made once, and says where the payer pays and with which reference', async () => {
    await filled()
    const release = holds('payment.request')
    press('Request 75.00 USD')
    pressAnyway('Request 75.00 USD')
    await waitFor(() => expect(bodies('payment.request')).toHaveLength(1))
    expect(pageText()).not.toContain('848-123456-001')
    release()
    await see('Requested')
    await seeOnPage('HSBC Hong Kong', '848-123456-001', 'Reference request-2')
    expect(bodies('payment.request')).toEqual([
      { name: 'Rent', currency: 'USD', amount: '75', remarks: 'November' },
    ])
    expect([typed(NAME), typed('Amount'), wrongWith(NAME)]).toEqual(['', '', ''])
  })
  test('leaves the reference of the one before once another is begun', async () => {
    await filled()
    press('Request 75.00 USD')
    await seeOnPage('Reference request-2')
    type(NAME, 'Deposit')
    await waitFor(() => expect(pageText()).not.toContain('request-2'))
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await filled()
    await repeatsLostAttempt('payment.request', {
      send: () => press('Request 75.00 USD'),
      answered: () => answers('payment.request', { id: 'request-2', status: 0 }),
      until: () => see('Requested'),
    })
  })
  test('that is refused says why and keeps what was typed', async () => {
    await filled()
    refuses('payment.request', 'CURRENCY_NOT_OFFERED', { currency: 'USD' })
    press('Request 75.00 USD')
    await see('USD is not offered at present.')
    expect([typed(NAME), typed('Amount')]).toEqual(['Rent', '75'])
  })
})

test('a request that waits says where its payer pays, with its own reference, and one that is closed does not', async () => {
  const paid = { id: 'request-3', name: 'Deposit', status: 1, credited: '74.00', fee: '1.00' } as const
  lists('payment.requests', [request, { ...request, ...paid }])
  await open()
  await seeOnPage('Where the payer pays', '848-123456-001', 'request-1')
  expect(document.querySelectorAll('main details')).toHaveLength(1)
  expect(document.querySelector('main details')?.textContent).toContain('request-1')
})

test('while the house has no account to pay to, none is requested, and one that waits says so too', async () => {
  answers('catalogue.houseBankById', [])
  lists('payment.requests', [request])
  await renderScreen('/banks/requestpayment')
  await seeOnPage('Where the payer pays')
  await waitFor(() => expect(pageText().match(/Bank transfers are not taken at present/g)).toHaveLength(2))
  expect(buttonOf('Request a payment')).toBeUndefined()
})

test('only a request that waits can be cancelled, once', async () => {
  const paid = { id: 'request-3', name: 'Deposit', status: 1, credited: '74.00', fee: '1.00' } as const
  lists('payment.requests', [request, { ...request, ...paid }])
  await open()
  await seeOnPage('Rent', 'November', '74.00 USD received, fee 1.00 USD')
  expect(
    [...document.querySelectorAll('button')].filter(each => each.textContent === 'Cancel…'),
  ).toHaveLength(1)
  const heads = () => [...document.querySelectorAll('th')].map(each => each.textContent)
  expect(heads()).toContain('Cancel')
  press('Cancel…')
  await see('Cancel this request?')
  await see(
    'It is not credited then. Do not cancel what has been paid already: it would have to be submitted again.',
  )
  expect(bodies('wallet.cancelCase')).toEqual([])
  const release = holds('wallet.cancelCase')
  answers('wallet.cancelCase', { id: 'request-1', status: -2 })
  press('Cancel the request')
  pressAnyway('Cancel the request')
  await waitFor(() =>
    expect(bodies('wallet.cancelCase')).toEqual([{ kind: 'request-payment', id: 'request-1' }]),
  )
  lists('payment.requests', [{ ...request, status: -2 }])
  release()
  await waitFor(() => expect(buttonOf('Cancel…')).toBeUndefined())
  expect(heads()).not.toContain('Cancel')
  expect(bodies('wallet.cancelCase')).toHaveLength(1)
})
