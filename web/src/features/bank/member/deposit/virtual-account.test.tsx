import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../../client/contract.ts'
import { press, pressAnyway, see, seeButton, seeOnPage } from '../../../../testing/act.ts'
import { answers, asked, lists } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const wire = {
  type: 'circle-deposit',
  ...{ id: 'line-1', uid: '100045', status: 'settled', currency: 'USD' },
  ...{ amount: '55.5', balance: '60', asked: null, fee: null, reference: 'wire-77', counterparty: null },
  ...{ reason: null, details: null, created_date: '2026-11-22T14:02:11.000Z' },
} as const

const empty: Row<'bank.virtualAccount'> = {
  ...{ status: -1, beneficiary_name: '', bank_name: '', account_number: '' },
  ...{ swift_code: '', bank_routing_number: '', bank_address: '' },
}
const given: Row<'bank.virtualAccount'> = {
  ...empty,
  ...{
    status: 1,
    beneficiary_name: 'Ada at Strongroom',
    bank_name: 'Harbour Bank',
    account_number: '99001122',
  },
}
beforeEach(() => answers('bank.virtualAccount', given))

test('the virtual account shows its number and bank to copy, what to name in a wire, and which came last', async () => {
  lists('statement.ofMember', [wire])
  await renderScreen('/virtualaccount')
  await seeOnPage('Harbour Bank', '99001122', 'Reference100045', '+55.50USD')
  for (const text of ['99001122', 'Harbour Bank', 'Ada at Strongroom', '100045'])
    await seeButton(`Copy ${text}`)
  expect(asked('statement.ofMember').some(({ filter }) => filter?.type === 'circle-deposit')).toBe(true)
})

test('a member without a virtual account asks for one, once, and reads that it is asked for', async () => {
  lists('statement.ofMember', [])
  answers('bank.virtualAccount', empty)
  answers('bank.requestVirtualAccount', { ...empty, status: 0 })
  await renderScreen('/virtualaccount')
  await seeButton('Ask for a virtual account')
  const release = holds('bank.requestVirtualAccount')
  press('Ask for a virtual account')
  pressAnyway('Ask for a virtual account')
  await waitFor(() => expect(asked('bank.requestVirtualAccount')).toHaveLength(1))
  answers('bank.virtualAccount', { ...empty, status: 0 })
  release()
  await see('You have asked for a virtual account')
  expect(asked('bank.requestVirtualAccount')).toHaveLength(1)
})

test('the virtual account has nothing before the first wire', async () => {
  lists('statement.ofMember', [])
  await renderScreen('/virtualaccount')
  await see('No automatic deposit yet')
})

test('the USD account leads to the virtual account, and the banks to their instruction', async () => {
  lists('statement.ofMember', [])
  lists('bank.ofMember', [])
  const { router } = await renderScreen('/banks')
  expect((await screen.findByRole('link', { name: 'How it works' })).getAttribute('href')).toBe(
    '/banks/instruction',
  )
  await router.navigate({ to: '/banks/instruction' })
  await screen.findByRole('heading', { name: 'Banks, step by step' })
  await seeOnPage('Bank wires arrive in 3 to 6 business days.', 'your user ID as the reference')
})
