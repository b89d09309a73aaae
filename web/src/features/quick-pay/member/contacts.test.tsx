import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterCode, gone, press, see, seeButton, type, wrongWith } from '../../../testing/act.ts'
import { answers, answersWhole, bodies } from '../../../testing/answers.ts'
import { atCode, CODE, useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

const ben: wire.Contact = {
  ...{ uid: '100046', username: 'Ben Okafor', masked: 0, handle: 'ben.o', nickname: 'Rent', favourite: 0 },
  last_paid: '2026-11-20T10:00:00.000Z',
}
const mia: wire.Contact = {
  ...{ uid: '100047', username: 'Mia L.', masked: 1, handle: null, nickname: null, favourite: 1 },
  last_paid: null,
}

describe('contacts', () => {
  const save = () => bodies('quickPay.savePayee')

  test('are chosen by one press', async () => {
    answers('quickPay.contacts', [ben])
    await renderScreen('/quickpay')
    fireEvent.click(await screen.findByText('Rent'))
    await see('Available 100.00 USD')
    expect(bodies('quickPay.findPayee')).toEqual([{ payee: '100046' }])
  })
  test('that answer to what is typed are offered, by any of their names', async () => {
    answers('quickPay.contacts', [mia, ben])
    await renderScreen('/quickpay')
    await see('Mia L.')
    for (const part of ['oka', '@BEN', 'ren', '046']) {
      type('Whom to pay', part)
      await gone('Mia L.')
      expect(screen.queryByText('Rent')).not.toBeNull()
    }
    type('Whom to pay', 'nobody')
    await gone('Rent')
    type('Whom to pay', '')
    await see('Mia L.')
  })
  test('are made favourites by their star', async () => {
    answers('quickPay.contacts', [mia, ben])
    answersWhole('quickPay.favourite', { status: true, data: [] })
    await renderScreen('/quickpay/contacts')
    fireEvent.click(await screen.findByLabelText('Favourite: Rent'))
    await waitFor(() => expect(bodies('quickPay.favourite')).toEqual([{ uid: '100046', favourite: 1 }]))
    expect(screen.getByLabelText('Favourite: Mia L.').getAttribute('aria-pressed')).toBe('true')
    type('Search name, handle, user ID', 'ben')
    await gone('Mia L.')
  })
  test('lead to a payment from their own page', async () => {
    answers('quickPay.contacts', [ben])
    const { address } = await renderScreen('/quickpay/contacts')
    fireEvent.click(await screen.findByText('Rent'))
    await waitFor(() => expect(address()).toContain('/quickpay?uid='))
  })
  test('one who has just been paid is saved under a nickname', async () => {
    answersWhole('quickPay.savePayee', { status: true, data: [] })
    await atCode()
    enterCode(CODE, '123456')
    await seeButton('Save this payee')
    press('Save this payee')
    type('Nickname', ' ')
    press('Save')
    expect(wrongWith('Nickname')).toContain('Please enter all fields')
    type('Nickname', 'Rent')
    answers('quickPay.contacts', [ben])
    press('Save')
    await see('Saved among your contacts')
    expect(save()).toEqual([{ uid: '100046', nickname: 'Rent' }])
  })
  test('get another nickname, and are removed', async () => {
    answers('quickPay.contacts', [ben])
    answersWhole('quickPay.savePayee', { status: true, data: [] })
    answersWhole('quickPay.removePayee', { status: true, data: [] })
    await renderScreen('/quickpay')
    const change = async () => fireEvent.click(await screen.findByLabelText('Change the contact Rent'))
    await change()
    type('Nickname', 'Landlord')
    press('Save')
    await waitFor(() => expect(save()).toEqual([{ uid: '100046', nickname: 'Landlord' }]))
    await waitFor(() => expect(screen.queryByLabelText('Nickname')).toBeNull())
    await change()
    answers('quickPay.contacts', [])
    press('Remove')
    await gone('Rent')
    expect(bodies('quickPay.removePayee')).toEqual([{ uid: '100046' }])
  })
})
