import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { see, seeOnPage } from '../../../../testing/act.ts'
import { asked, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const wire = {
  type: 'circle-deposit',
  ...{ id: 'line-1', uid: '100045', status: 'settled', currency: 'USD' },
  ...{ amount: '55.5', balance: '60', asked: null, fee: null, reference: 'wire-77', counterparty: null },
  ...{ reason: null, details: null, created_date: '2026-11-22T14:02:11.000Z' },
} as const

test('the virtual account says what to name in a wire, and which came last', async () => {
  lists('statement.ofMember', [wire])
  await renderScreen('/virtualaccount')
  await seeOnPage('Reference100045', '+55.50USD')
  expect(asked('statement.ofMember').some(({ filter }) => filter?.type === 'circle-deposit')).toBe(true)
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
