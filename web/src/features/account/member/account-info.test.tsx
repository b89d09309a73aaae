import type { wire } from '@strongroom/shared'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seeOnPage } from '../../../testing/act.ts'
import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const never = { id: null, type: null, reason: null, submitted_date: null, decided_date: null }
const notBegun: wire.KycStanding = { kyc_status: -1, step: 1, ...never }

test('a step of verifying is there again after a reload, though the standing comes later than the page', async () => {
  answers('identity.standing', notBegun)
  answers('identity.form')
  const { address } = await renderScreen('/accountinfo?step=documents', { as: member({ kyc_status: -1 }) })
  await screen.findByRole('heading', { name: 'Show your documents' })
  expect(address()).toBe('/accountinfo?step=documents')
})

test('a company is called by its name, and a member sees who brought them', async () => {
  answers('identity.standing', { ...notBegun, kyc_status: 1, step: 3 })
  const referrer = { uid: '100046', username: 'Ben' }
  await renderScreen('/accountinfo', { as: member({ user_type: 1, username: 'Engines Ltd', referrer }) })
  await seeOnPage('Company name Engines Ltd', 'Referrer Ben · 100046')
})

test('a company that registered with a name of its own reads both names', async () => {
  answers('identity.standing', { ...notBegun, kyc_status: 1, step: 3 })
  const as = member({ user_type: 1, username: 'Ada', company_name: 'Engines Limited' })
  await renderScreen('/accountinfo', { as })
  await seeOnPage('Name Ada', 'Company name Engines Limited')
})

test('a member reads their user group beside the VIP level', async () => {
  answers('identity.standing', { ...notBegun, kyc_status: 1, step: 3 })
  const names = { group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工', group_name_ja: '社員' }
  const as = member({ user_group: { group_code: 'staff', ...names } })
  await renderScreen('/accountinfo', { as })
  await seeOnPage('VIP level VIP 1', 'User group Staff')
})

test('a step that cannot stand leaves the address', async () => {
  answers('identity.standing', notBegun)
  const { address } = await renderScreen('/accountinfo?step=done', { as: member({ kyc_status: -1 }) })
  await screen.findByRole('heading', { name: 'About you' })
  await waitFor(() => expect(address()).toBe('/accountinfo'))
})

test('a failed verification says why, and leads to customer service', async () => {
  const failed = {
    id: 'form-1',
    type: 0,
    submitted_date: null,
    decided_date: '2026-11-22T09:00:00.000Z',
  } as const
  answers('identity.standing', { ...failed, kyc_status: -1, step: 4, reason: 'The passport has run out.' })
  answers('identity.form')
  await renderScreen('/accountinfo', { as: member({ kyc_status: -1 }) })
  await screen.findByText('The passport has run out.')
  const help = within(document.querySelector('main') as HTMLElement).getByRole('link', {
    name: 'Customer service',
  })
  expect(help.getAttribute('href')).toBe('/csr')
})
