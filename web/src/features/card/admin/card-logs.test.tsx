import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../client/contract.ts'
import {
  buttonOf,
  fill,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, finds, lists, neverAsked, refuses, waits } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const WHY = 'Reason of the reversal'
const line: wire.AdminCardTransaction = {
  ...{ id: 'log-1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'spend' },
  ...{ spend_type: 'purchase', currency: 'USD', amount: '-12.50', status: 1, merchant: 'Cafe' },
  ...{ settlement_date: '2026-11-21', purchase_date: '2026-11-20', description: 'Lunch', mcc: '5812' },
  ...{ network_transaction_id: 'net-7', corrects: null, reason: null, memo: null, finish_date: null },
  ...{ above_limit: null, while_frozen: 0, purchase_id: null, not_let_through: 0 },
  created_date: '2026-11-22T10:00:00.000Z',
}
const booked: Row<'card.importLogs'> = {
  ...{ id: 'import-1', dryRun: 0, rows: 1, fresh: 1, there: 0, totals: [], problems: [] },
  ...{ belowZero: [], belowZeroCount: 0, overdrawn: '0.00' },
}

beforeEach(() => {
  lists('card.logs', [line])
  answers('card.importLogs', booked)
})
const open = async (role: 'finance' | 'auditor' = 'finance') => {
  await renderScreen('/admin/logconsumecards?open=log-1', { as: administrator(role) })
  await seeOnPage('Network transaction net-7', 'Lunch', '5812')
}

describe('one log typed in by hand', () => {
  const needed = {
    ...{ 'Card ID, the issuer’s code': 'ISS-7', Amount: '12.5', 'Settlement date': '2026-11-21' },
    ...{ 'Purchase date': '2026-11-20', Merchant: 'Cafe', 'Network transaction ID': 'net-8' },
  }
  const begin = async () => {
    await renderScreen('/admin/logconsumecards', { as: administrator('finance') })
    await seeButton('Add one')
    press('Add one')
    await seeButton('Book it')
  }
  test('names each field that is missing', async () => {
    await begin()
    press('Book it')
    for (const label of Object.keys(needed))
      await waitFor(() => expect(wrongWith(label)).toBe('Please enter all fields'))
    expect(wrongWith('Memo')).toBe('')
    neverAsked('card.importLogs')
  })
  test('is booked once as its kind, and its form closes', async () => {
    await begin()
    fill(needed)
    const kind = document.querySelector('form select[name=kind]')
    expect([...(kind?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      ...['purchase', 'credit', 'fee', 'bonus', 'referrer-bonus', 'referee-bonus'],
    ])
    const release = holds('card.importLogs')
    press('Book it')
    pressAnyway('Book it')
    await waitFor(() => expect(bodies('card.importLogs')).toHaveLength(1))
    release()
    await waitFor(() => expect(buttonOf('Book it')).toBeUndefined())
    expect(bodies('card.importLogs')).toMatchObject([
      { type: 'spend', spend_type: 'purchase', card_id: 'ISS-7', amount: '12.5', merchant: 'Cafe' },
    ])
  })
  test('says at the field what the server found, and for the one row why it was not booked', async () => {
    finds('card.importLogs', { settlement_date: 'In the future' })
    await begin()
    fill(needed)
    press('Book it')
    await waitFor(() => expect(wrongWith('Settlement date')).toBe('This is not a valid entry.'))
    waits('card.importLogs', 'proposal-1')
    press('Book it')
    await see('Waits for a second administrator')
    expect(buttonOf('Book it')?.disabled).toBe(false)
  })
})

describe('a reversal of a log', () => {
  test('needs a reason, and is sent once', async () => {
    answers('card.reverseLog')
    await open()
    press('Reverse it')
    expect(wrongWith(WHY)).toBe('Say why, in words the member can act on.')
    expect(asked('card.reverseLog')).toEqual([])
    type(WHY, ' Sent twice ')
    const release = holds('card.reverseLog')
    press('Reverse it')
    pressAnyway('Reverse it')
    await waitFor(() => expect(asked('card.reverseLog')).toHaveLength(1))
    lists('card.logs', [{ ...line, status: -1, reason: 'Sent twice' }])
    release()
    await waitFor(() => expect(buttonOf('Reverse it')).toBeUndefined())
    await seeOnPage('Reversed', 'Sent twice')
    expect(asked('card.reverseLog')).toMatchObject([
      { params: { id: 'log-1' }, body: { reason: 'Sent twice' } },
    ])
  })
  test('of a credit that is spent says what is missing; a lost answer is asked for again', async () => {
    await open()
    type(WHY, 'Sent twice')
    await repeatsLostAttempt('card.reverseLog', {
      send: () => press('Reverse it'),
      answered: () => refuses('card.reverseLog', 'INSUFFICIENT_FUNDS', { currency: 'USD', short: '3.33' }),
      until: () => see('The credit is not on the card any more: 3.33 USD short. Nothing was reversed.'),
    })
  })
  test('is not offered to who may not', async () => {
    await open('auditor')
    expect([buttonOf('Reverse it'), buttonOf('Add one')]).toEqual([undefined, undefined])
  })
})
