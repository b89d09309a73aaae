import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, seeOnPage, wrongWith } from '../../../testing/act.ts'
import { asked, bodies, lists, waits } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const PROPOSE = 'Propose this account'
const row: wire.MemberVirtualAccount = {
  ...{ id: '100045', uid: '100045', username: 'Ada', email: 'ada@example.com', status: 0 },
  ...{ bank_name: '', last4: '', created_date: '2026-11-20T10:00:00.000Z', finish_date: null },
}
const open = (role: Exclude<wire.Role, 'member'>) => {
  lists('bank.virtualAccounts', [row])
  return renderScreen('/admin/virtualaccounts?open=100045', { as: administrator(role) })
}

test('those that are asked for come first, and an account is proposed to a second administrator', async () => {
  waits('bank.giveVirtualAccount', 'proposal-1')
  await open('operator')
  await seeButton(PROPOSE)
  await seeOnPage('Virtual account asked for', 'Ada')
  expect(asked('bank.virtualAccounts')[0]?.filter).toMatchObject({ status: 0, order: 'asc' })
  press(PROPOSE)
  expect(wrongWith('Account number')).toBe('Please enter all fields')
  expect(bodies('bank.giveVirtualAccount')).toEqual([])
  fill({ Beneficiary: 'Ada at Strongroom', Bank: 'Harbour Bank', 'Account number': ' 99001122 ' })
  press(PROPOSE)
  await see('Waits for a second administrator')
  expect(bodies('bank.giveVirtualAccount')).toEqual([
    {
      ...{ uid: '100045', beneficiary_name: 'Ada at Strongroom', bank_name: 'Harbour Bank' },
      ...{ account_number: '99001122', swift_code: '', bank_routing_number: '', bank_address: '' },
    },
  ])
})

test('an account is entered for a member who has not asked, by user ID', async () => {
  waits('bank.giveVirtualAccount', 'proposal-1')
  lists('bank.virtualAccounts', [])
  await renderScreen('/admin/virtualaccounts', { as: administrator('operator') })
  await seeButton('Enter an account')
  press('Enter an account')
  await seeButton(PROPOSE)
  fill({ 'User ID': '100046', Beneficiary: 'Ben', Bank: 'Harbour Bank', 'Account number': '7' })
  press(PROPOSE)
  await waitFor(() => expect(bodies('bank.giveVirtualAccount')).toMatchObject([{ uid: '100046' }]))
})

test('other roles read the requests, and enter nothing', async () => {
  await open('finance')
  await seeOnPage('Virtual account asked for')
  expect([buttonOf(PROPOSE), buttonOf('Enter an account')]).toEqual([undefined, undefined])
})
