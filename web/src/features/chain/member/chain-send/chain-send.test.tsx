import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  enterCode,
  press,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, asked, bodies, lists, neverAsked, refuses } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../../testing/lost-answer.ts'
import { madeBefore, otherEnd } from '../../../../testing/made-before.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const CODE = 'Code from the e-mail'
const PIN = 'PAY code'
const bound = (but: Partial<wire.BoundAddress> = {}): wire.BoundAddress => ({
  id: 'book-1',
  currency: 'USDC',
  network: 'ERC20',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name: 'Ledger',
  created_date: '2026-11-21T14:00:00Z',
  usable_date: null,
  ...but,
})
const checked = {
  ...{ currency: 'USDC', network: 'ERC20', amount: '50', fee: '2', arrives: '48' },
  ...{ available: '100', balance: '50' },
}
const requested = { id: 'send-1', status: 0 } as const

beforeEach(() => {
  lists('chain.addressBook', [
    bound(),
    bound({
      id: 'book-2',
      name: 'Exchange',
      currency: 'USDT',
      network: 'TRC20',
      address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    }),
  ])
  lists('chain.sends', [])
  answers('chain.sendable', ({ filter }) => ({
    currency: filter?.currency ?? '',
    network: filter?.network ?? null,
    available: '100',
    fee: '2',
  }))
  answers('chain.checkSend', checked)
  answers('account.mailCode')
  answers('chain.send', requested)
})

const open = async () => {
  const shown = await renderScreen('/sendonchain')
  await see('Available 100.00 USDC')
  return shown
}
const atCode = async () => {
  const shown = await open()
  type('Amount', '50')
  press('Review 50.00 USDC')
  await see('Enter the code we e-mailed you')
  return shown
}
const atPin = async () => {
  const shown = await atCode()
  enterCode(CODE, '123456')
  await see('Enter your PAY code')
  return shown
}

describe('a send that is made again', () => {
  const openAgain = (end: string) => {
    const sent = { type: 'chain-send', currency: 'USDT', other_side: otherEnd(end) } as const
    answers('statement.one', madeBefore(sent))
    return renderScreen('/sendonchain?again=line-1')
  }
  test('is filled in with its address and amount, and sent by its member alone', async () => {
    await openAgain('book-2')
    await seeButton('Review 80.00 USDT')
    expect(['To', 'Amount'].map(typed)).toEqual(['book-2', '80.00'])
    expect(asked('chain.sends')[0]?.filter).not.toHaveProperty('again')
    neverAsked('account.mailCode')
  })
  test('says that its address has left the book, and asks for the amount anew', async () => {
    await openAgain('book-gone')
    await see('The address of the earlier transfer can no longer be used')
    expect(['To', 'Amount'].map(typed)).toEqual(['book-1', ''])
  })
  test('says that its address rests', async () => {
    lists('chain.addressBook', [bound(), bound({ id: 'book-2', usable_date: '2026-12-24T10:00:00.000Z' })])
    await openAgain('book-2')
    await see(/^This address is new and rests until/)
  })
})

describe('what is sent on a chain', () => {
  test.each([
    ['', 'Enter an amount above zero.'],
    ['100.000001', 'Not enough in your USDC wallet: 0.000001 USDC short.'],
    ['1.0000001', 'USDC has 6 decimal places. Enter no more than that.'],
  ])('of "%s" is refused on the screen', async (text, sentence) => {
    await open()
    if (text) type('Amount', text)
    press(/^Review/)
    expect(wrongWith('Amount')).toContain(sentence)
    expect(bodies('chain.checkSend')).toEqual([])
  })
  test('says what arrives before anything is asked', async () => {
    await open()
    type('Amount', '50')
    await seeOnPage('The fee of 2.00 USDC comes out of the amount. 48.00 USDC will arrive.')
  })
  test('is of the currency of the address that is chosen', async () => {
    await open()
    type('To', 'book-2')
    await see('Available 100.00 USDT')
    expect(asked('chain.sendable').at(-1)?.filter).toEqual({ currency: 'USDT', network: 'TRC20' })
  })
  test('cannot go over a network that is closed', async () => {
    answers('chain.sendable', { currency: 'USDC', network: 'ERC20', available: '100', fee: null })
    await open()
    await see('USDC cannot be sent over ERC20 at present.')
  })
  test('is checked, and its code mailed, for exactly this address and amount', async () => {
    await atCode()
    // Asked once more where the form stood long enough for its preview.
    for (const body of bodies('chain.checkSend')) expect(body).toEqual({ addressId: 'book-1', amount: '50' })
    expect(bodies('chain.checkSend').length).toBeGreaterThan(0)
    expect(bodies('account.mailCode')).toEqual([
      { email: 'ada@example.com', scene: 'sendonchain', payee: 'book-1', currency: 'USDC', amount: '50' },
    ])
  })
})

describe('a send on a chain', () => {
  test('shows the whole address, the fee and what arrives at both codes', async () => {
    await atCode()
    const facts = [
      bound().address,
      'Network ERC20',
      'Taken from your wallet 50.00 USDC',
      'The address receives 48.00 USDC',
    ]
    await seeOnPage(...facts)
    enterCode(CODE, '123456')
    await see('Enter your PAY code')
    await seeOnPage(...facts)
  })
  test('is asked for at the fee that was shown, once', async () => {
    const { address } = await atPin()
    const release = holds('chain.send')
    enterCode(PIN, '246810')
    press('Send 50.00 USDC')
    await waitFor(() => expect(bodies('chain.send')).toHaveLength(1))
    release()
    await see('50.00 USDC is locked until finance sends it')
    expect(bodies('chain.send')).toEqual([
      { addressId: 'book-1', amount: '50', fee: '2', code: '123456', pin: '246810' },
    ])
    expect(address()).toBe('/sendonchain?step=done')
    press('Send another')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
  })
  test.each([
    ['FEE_CHANGED', { fee: '3', currency: 'USDC' }, 'The fee is 3.00 USDC now. Nothing was sent'],
    ['WRONG_PIN', {}, 'That is not your PAY code.'],
    ['ADDRESS_NOT_USABLE', {}, 'This address is not in your address book any more.'],
  ] as const)('that is refused (%s) says why', async (code, details, sentence) => {
    refuses('chain.send', code, details)
    await atPin()
    enterCode(PIN, '246810')
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent?.replaceAll(/\s/g, ' ')).toContain(sentence),
    )
  })
  test('with a wrong e-mailed code leads back to that code', async () => {
    await atPin()
    refuses('chain.send', 'WRONG_CODE')
    enterCode(PIN, '246810')
    await seeButton('Enter the e-mailed code again')
    press('Enter the e-mailed code again')
    await see('Enter the code we e-mailed you')
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await atPin()
    await repeatsLostAttempt('chain.send', {
      send: () => enterCode(PIN, '246810'),
      answered: () => answers('chain.send', requested),
      until: () => see('Asked for'),
    })
  })
  test('goes back to what was typed, and begins anew after a reload', async () => {
    const { reload } = await atPin()
    press('Back')
    await see('Enter the code we e-mailed you')
    press('Back')
    await screen.findByLabelText('Amount')
    expect(typed('Amount')).toBe('50')
    await reload()
    await see('Available 100.00 USDC')
    expect(typed('Amount')).toBe('')
  })
})

test('without an address in the book it is said how to add one', async () => {
  lists('chain.addressBook', [])
  await renderScreen('/sendonchain')
  await see('No address to send to yet')
})
