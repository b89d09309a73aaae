import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterCode, press, see, seeButton, seeOnPage, type, typed, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import {
  atCode,
  atPin,
  CODE,
  open,
  PIN,
  requested,
  useWithdrawalAnswers,
} from '../../../testing/at-withdrawal.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { madeBefore, otherEnd } from '../../../testing/made-before.ts'
import { bank, cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useWithdrawalAnswers()

describe('a withdrawal that is made again', () => {
  const openAgain = (but: Parameters<typeof madeBefore>[0]) => {
    answers('wallet.list', [wallet('EUR', '500.00'), wallet('USD', '500.00')])
    answers('statement.one', madeBefore(but))
    return renderScreen('/withdrawtobank?again=line-1')
  }
  test('is filled in with its account, purse, currency and amount, and sent by its member alone', async () => {
    answers('card.info', cardInfo())
    await openAgain({ currency: 'USD', details: { source: 'card' }, other_side: otherEnd('bank-2') })
    await seeButton('Review 80.00 USD')
    expect(['To my bank account', 'Out of', 'Amount'].map(typed)).toEqual(['bank-2', 'card', '80.00'])
    neverAsked('account.mailCode')
  })
  test.each([['bank-3'], ['bank-gone'], [null]])(
    'says that its account %s can no longer be used, and asks for the amount anew',
    async end => {
      await openAgain({ other_side: end === null ? null : otherEnd(end) })
      await see('The bank account of the earlier withdrawal can no longer be used')
      await see('Available 500.00 EUR')
      expect(typed('Amount')).toBe('')
    },
  )
  test('is not filled in with an amount that its member hides', async () => {
    localStorage.setItem('amounts_hidden', '1')
    await openAgain({ other_side: otherEnd('bank-2') })
    await see('Available 500.00 EUR')
    expect(['To my bank account', 'Amount'].map(typed)).toEqual(['bank-2', ''])
    localStorage.removeItem('amounts_hidden')
  })
  test('is none where the line is of another kind', async () => {
    await openAgain({ type: 'chain-send', other_side: otherEnd('bank-2') })
    await see('Available 500.00 USD')
    expect(['To my bank account', 'Amount'].map(typed)).toEqual(['bank-1', ''])
  })
})

describe('what is withdrawn', () => {
  test.each([
    ['', 'Enter an amount above zero.'],
    ['0', 'Enter an amount above zero.'],
    ['500.01', 'Not enough in your USD wallet: 0.01 USD short.'],
    ['1.005', 'USD has 2 decimal places. Enter no more than that.'],
  ])('of "%s" is refused on the screen', async (text, sentence) => {
    await open()
    if (text) type('Amount', text)
    press(/^Review/)
    expect(wrongWith('Amount')).toContain(sentence)
    expect(bodies('withdrawal.check')).toEqual([])
  })
  test('goes to an approved account only', async () => {
    await open()
    const choices = [...screen.getByLabelText<HTMLSelectElement>('To my bank account').options]
    expect(choices.map(({ value }) => value)).toEqual(['bank-1', 'bank-2'])
  })
  test('says what it costs before any code is mailed', async () => {
    await open()
    type('Amount', '100')
    await see(/^The fee of .* comes on top: .* in all\.$/)
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is checked, and its code mailed, for exactly this account and amount', async () => {
    await open()
    type('To my bank account', 'bank-2')
    type('Amount', '100')
    press('Review 100.00 USD')
    await see('Enter the code we e-mailed you')
    expect(bodies('withdrawal.check').at(-1)).toEqual({
      ...{ source: 'wallet', currency: 'USD', amount: '100', bankId: 'bank-2' },
    })
    expect(bodies('account.mailCode')).toEqual([
      { email: 'ada@example.com', scene: 'withdraw', payee: 'bank-2', currency: 'USD', amount: '100' },
    ])
  })
  test('is refused at the amount where the fee does not fit, and keeps it', async () => {
    await open()
    refuses('withdrawal.check', 'INSUFFICIENT_FUNDS', { currency: 'USD', short: '4.99' })
    type('Amount', '499.99')
    press('Review 499.99 USD')
    await see('Not enough in your USD wallet: 4.99 USD short.')
    expect(wrongWith('Amount')).toContain('4.99')
    expect(typed('Amount')).toBe('499.99')
  })
  test('is refused for the account in a sentence of its own', async () => {
    await open()
    refuses('withdrawal.check', 'BANK_NOT_USABLE')
    type('Amount', '10')
    press('Review 10.00 USD')
    await see('This bank account has not been approved yet.')
    expect(wrongWith('Amount')).toBe('')
  })
  test('comes out of the card where that is chosen', async () => {
    answers('card.info', cardInfo({ balance: '80.00' }))
    await open()
    type('Out of', 'card')
    await see('Available 80.00 USD')
    type('Amount', '80.01')
    expect(wrongWith('Amount')).toContain('0.01 USD short')
    type('Amount', '80')
    press('Review 80.00 USD')
    await see('Enter the code we e-mailed you')
    expect(bodies('withdrawal.check').at(-1)).toMatchObject({ source: 'card', amount: '80' })
  })
})

describe('a withdrawal', () => {
  test('shows what leaves and what the bank receives at each step', async () => {
    await atCode()
    const facts = [
      'The bank receives 100.00 USD',
      'Fee 5.00 USD',
      'Leaves my balance 105.00 USD',
      '395.00 USD',
    ]
    await seeOnPage(...facts)
    enterCode(CODE, '123456')
    await see('Enter your PAY code')
    await seeOnPage(...facts)
  })
  test('is asked for with both codes, once', async () => {
    const { address } = await atPin()
    const release = holds('withdrawal.request')
    enterCode(PIN, '246810')
    press('Withdraw 100.00 USD')
    await waitFor(() => expect(bodies('withdrawal.request')).toHaveLength(1))
    release()
    await see('105.00 USD is locked until finance sends it')
    expect(bodies('withdrawal.request')).toEqual([
      ...[
        { source: 'wallet', currency: 'USD', amount: '100', bankId: 'bank-1', code: '123456', pin: '246810' },
      ],
    ])
    expect(address()).toBe('/withdrawtobank?step=done')
    await seeOnPage('Reference withdrawal-1')
    press('Withdraw again')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
  })
  test('with a wrong PAY code asks for the PAY code again', async () => {
    await atPin()
    refuses('withdrawal.request', 'WRONG_PIN')
    enterCode(PIN, '111111')
    await see('That is not your PAY code.')
    answers('withdrawal.request', requested)
    enterCode(PIN, '246810')
    await see('Asked for')
    expect(bodies('withdrawal.request').map(({ pin }) => pin)).toEqual(['111111', '246810'])
  })
  test('with a wrong e-mailed code leads back to that code', async () => {
    await atPin()
    refuses('withdrawal.request', 'WRONG_CODE')
    enterCode(PIN, '246810')
    await seeButton('Enter the e-mailed code again')
    press('Enter the e-mailed code again')
    await see('Enter the code we e-mailed you')
    answers('withdrawal.request', requested)
    enterCode(CODE, '654321')
    await see('Enter your PAY code')
    enterCode(PIN, '246810')
    await see('Asked for')
    expect(bodies('withdrawal.request').map(({ code }) => code)).toEqual(['123456', '654321'])
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await atPin()
    await repeatsLostAttempt('withdrawal.request', {
      send: () => enterCode(PIN, '246810'),
      answered: () => answers('withdrawal.request', requested),
      until: () => see('Asked for'),
    })
  })
  test('goes back step by step, and keeps what was typed', async () => {
    const { back } = await atPin()
    press('Back')
    await see('Enter the code we e-mailed you')
    press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('100')
    await back()
    await see('Enter the code we e-mailed you')
  })
  test('begins anew after a reload, without a code or a PAY code', async () => {
    const { reload } = await atPin()
    await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
    expect(bodies('withdrawal.request')).toEqual([])
  })
})

test('without an approved bank account it is said where to get one', async () => {
  lists('bank.ofMember', [bank({ id: 'bank-3', status: 0 })])
  await renderScreen('/withdrawtobank')
  await see('You need an approved bank account')
})
