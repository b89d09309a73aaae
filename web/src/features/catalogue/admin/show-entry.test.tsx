import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Row } from '../../../client/contract.ts'
import { buttonOf, fill, press, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, bodies, lists, waits } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const bank = (id: string, bank_name: string, is_show: 0 | 1): Row<'productBank.pages'> => ({
  ...{ id, bank_name, is_show, user_type: 0, beneficiary_name: 'Strongroom', account_number: '848-1' },
  ...{ bank_routing_number: '', swift_code: '', bank_address: '', is_hsbc: 0, sort: 0 },
})
const open = async (role: 'operator' | 'auditor') => {
  lists('productBank.pages', [bank('b-1', 'First Bank', 1), bank('b-2', 'Second Bank', 0)])
  await renderScreen('/admin/isunbanks', { as: administrator(role) })
  await seeOnPage('First Bank', 'Second Bank')
}

test('a product bank is hidden in its row, with a reason', async () => {
  await open('operator')
  answers('catalogue.showProductBank', bank('b-1', 'First Bank', 0))
  press('Hide First Bank')
  await see('Members no longer see it.')
  press('Hide')
  await see('Say why: the audit trail keeps it.')
  expect(bodies('catalogue.showProductBank')).toEqual([])
  fill({ Reason: 'The account is closed' })
  press('Hide')
  const asked = { id: 'b-1', is_show: 0, reason: 'The account is closed' }
  await waitFor(() => expect(bodies('catalogue.showProductBank')).toEqual([asked]))
})

test('one that is hidden is shown again, and says so when that waits for a second administrator', async () => {
  await open('operator')
  waits('catalogue.showProductBank', 'proposal-1')
  press('Show Second Bank')
  await see('Members see it.')
  fill({ Reason: 'It is open again' })
  press('Show')
  await see('Waits for a second administrator')
  expect(bodies('catalogue.showProductBank')).toMatchObject([{ id: 'b-2', is_show: 1 }])
})

test('an auditor shows and hides none', async () => {
  await open('auditor')
  await seeButton('First Bank')
  expect(buttonOf('Hide First Bank')).toBeUndefined()
})
