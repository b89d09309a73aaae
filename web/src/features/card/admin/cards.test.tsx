import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, finds, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const NUMBER = 'Card number, 16 digits'
const [EMAIL, CODE, CVV, EXPIRES] = [
  'E-mail of the member',
  'Card ID, the issuer’s code',
  'CVV, 3 digits',
  'Expires, MM/YY',
] as const
const WHY = 'Reason, as the member will read it'
const date = '2026-11-20T10:00:00.000Z'
const card: wire.AdminCard = {
  ...{ id: 'card-1', uid: '100045', username: 'Ada', email: 'ada@example.com', card_id: 'ISS-7' },
  ...{ card_number: '4242', expiration_date: '09/29', status: 2, opened_by: 'wallet', currency: 'USD' },
  ...{ card_type: 'gold', card_type_name: 'Gold card' },
  ...{ balance: '250.00', fee_paid_for: '2026-11', reason: null, card_purchase_date: date },
  ...{ card_open_date: date, created_date: date, updated_date: date },
  ...{ frozen: 0, daily_limit: null },
}

beforeEach(() => {
  lists('card.all', [card])
  answers('card.add', { id: 'card-2', status: 2, status_given: 1 })
  answers('card.set', { id: 'card-1', status: 2, status_given: 1 })
})
const open = async (id: string, role: 'operator' | 'auditor' = 'operator') => {
  await renderScreen(`/admin/cards?open=${id}`, { as: administrator(role) })
  await seeOnPage('ISS-7', '250.00')
}

test('the list of cards names the type of each, and shows only those of one where a link says so', async () => {
  await renderScreen('/admin/cards?card_type=gold', { as: administrator('auditor') })
  await seeOnPage('Type of card', 'Gold card')
  expect(asked('card.all').map(({ filter }) => filter.card_type)).toContain('gold')
  press('Only gold: show all again')
  await waitFor(() => expect(asked('card.all').at(-1)?.filter.card_type).toBeUndefined())
})

describe('a card that is entered', () => {
  const begin = async () => {
    await renderScreen('/admin/cards', { as: administrator('operator') })
    await seeButton('Add card')
    press('Add card')
    await seeButton('Save')
  }
  const printed = {
    [EMAIL]: 'ben@example.com',
    [CODE]: 'ISS-8',
    [NUMBER]: '4242 4242 4242 4242',
    [CVV]: '123',
  }

  test('has every printed field, each in its form', async () => {
    await begin()
    press('Save')
    expect([wrongWith(EMAIL), wrongWith(CODE)]).toEqual([
      'Please enter all fields',
      'Please enter all fields',
    ])
    expect(wrongWith(NUMBER)).toBe('A card number has 16 digits.')
    expect(wrongWith(CVV)).toContain('A CVV has 3 digits.')
    expect(wrongWith(EXPIRES)).toBe('Month and year, such as 09/29.')
    fill({ ...printed, [NUMBER]: '4242 4242 4242 424', [CVV]: '12', [EXPIRES]: '13/29' })
    press('Save')
    for (const field of [NUMBER, CVV, EXPIRES]) expect(wrongWith(field)).not.toBe('')
    neverAsked('card.add')
  })
  test('is saved once, and its form closes', async () => {
    await begin()
    fill({ ...printed, [EXPIRES]: '09/29' })
    const release = holds('card.add')
    press('Save')
    pressAnyway('Save')
    await waitFor(() => expect(bodies('card.add')).toHaveLength(1))
    release()
    await waitFor(() => expect(buttonOf('Save')).toBeUndefined())
    expect(bodies('card.add')).toMatchObject([
      { email: 'ben@example.com', card_id: 'ISS-8', cvv: '123', expiration_date: '09/29' },
    ])
  })
  test('that the server does not take says so at the field, or under the form', async () => {
    finds('card.add', { email: 'No member has this address' })
    await begin()
    fill({ ...printed, [EXPIRES]: '09/29' })
    press('Save')
    await waitFor(() => expect(wrongWith(EMAIL)).toBe('This is not a valid entry.'))
    refuses('card.add', 'CARD_TAKEN')
    press('Save')
    await see('Another card has this ID or this number.')
  })
})

describe('an entered card that is edited', () => {
  test('keeps its number unless another is typed, which needs its CVV', async () => {
    await open('card-1')
    expect(typed(NUMBER)).toBe('')
    expect(screen.queryByLabelText(CVV)).toBeNull()
    fill({ [CODE]: 'ISS-9' })
    press('Save')
    await waitFor(() => expect(bodies('card.set')).toHaveLength(1))
    expect(bodies('card.set')[0]).toMatchObject({ id: 'card-1', card_id: 'ISS-9', expiration_date: '09/29' })
    expect(Object.keys(bodies('card.set')[0] ?? {})).not.toContain('card_number')
  })
  test('asks for the CVV of another number', async () => {
    await open('card-1')
    fill({ [NUMBER]: '4242424242424242' })
    await screen.findByLabelText(CVV)
    press('Save')
    await waitFor(() => expect(wrongWith(CVV)).toContain('A CVV has 3 digits.'))
    neverAsked('card.set')
  })
  test('is blocked with a reason only', async () => {
    await open('card-1')
    const state = document.querySelector('form select[name=status]')
    if (state) fireEvent.change(state, { target: { value: '-1' } })
    press('Save')
    await waitFor(() => expect(wrongWith(WHY)).toBe('Say why, in words the member can act on.'))
    type(WHY, 'Reported stolen')
    press('Save')
    await waitFor(() =>
      expect(bodies('card.set')).toMatchObject([{ id: 'card-1', status: -1, reason: 'Reported stolen' }]),
    )
  })
})

test('a card that its holder has frozen says so beside its status', async () => {
  lists('card.all', [{ ...card, frozen: 1 }])
  await open('card-1', 'auditor')
  await see('Frozen by its holder')
})

test('an administrator who may not enter cards reads them', async () => {
  await open('card-1', 'auditor')
  await see('Your role reads this')
  expect([buttonOf('Add card'), buttonOf('Save')]).toEqual([undefined, undefined])
})
