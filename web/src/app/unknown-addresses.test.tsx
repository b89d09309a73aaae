import { expect, test } from 'vitest'
import { see } from '../testing/act.ts'
import { fails, neverAsked } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

const NOT_FOUND = 'This page could not be found.'

test.each([
  ['/admin/reconciliation/nope', 'finance.statement'],
  ['/admin/userkycs/edit/nope', 'identity.record'],
] as const)('%s says that there is no such page, and offers nothing to try again', async (address, call) => {
  fails(call, 404)
  await renderScreen(address, { as: administrator('superadmin') })
  await see(NOT_FOUND)
})

test.each(['nobody', '0', '1e3'])('a member’s page by “%s”, which is no user id, is no page', async uid => {
  await renderScreen(`/admin/member/${uid}`, { as: administrator('superadmin') })
  await see(NOT_FOUND)
  neverAsked('account.members')
  expect(document.querySelectorAll('.tabs')).toHaveLength(0)
})
