import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterCode, gone, press, see, seeButton, type, wrongWith } from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies } from '../../../testing/answers.ts'
import { atCode, CODE, useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

describe('saved payees', () => {
  const ben = { uid: '100046', username: 'Ben', nickname: 'Rent' }
  const save = () => bodies('quickPay.savePayee')

  test('are chosen by one press', async () => {
    answers('quickPay.payees', [ben])
    await renderScreen('/quickpay')
    fireEvent.click(await screen.findByText('Rent'))
    await see('Available 100.00 USD')
    expect(asked('quickPay.payee')).toMatchObject([{ params: { uid: '100046' } }])
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
    answers('quickPay.payees', [ben])
    press('Save')
    await see('One of your saved payees')
    expect(save()).toEqual([{ uid: '100046', nickname: 'Rent' }])
  })
  test('get another nickname, and are removed', async () => {
    answers('quickPay.payees', [ben])
    answersWhole('quickPay.savePayee', { status: true, data: [] })
    answersWhole('quickPay.removePayee', { status: true, data: [] })
    await renderScreen('/quickpay')
    const change = async () => fireEvent.click(await screen.findByLabelText('Change the payee Rent'))
    await change()
    type('Nickname', 'Landlord')
    press('Save')
    await waitFor(() => expect(save()).toEqual([{ uid: '100046', nickname: 'Landlord' }]))
    await waitFor(() => expect(screen.queryByLabelText('Nickname')).toBeNull())
    await change()
    answers('quickPay.payees', [])
    press('Remove')
    await gone('Saved payees')
    expect(bodies('quickPay.removePayee')).toEqual([{ uid: '100046' }])
  })
})
