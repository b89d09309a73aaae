import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, keepSession } from './client/session.ts'
import { walletsQuery } from './platform/balances/member/queries.ts'
import { answers, answersWhole, asked, lists } from './testing/answers.ts'
import { serveContract } from './testing/contract-server.ts'
import { answerFrame, quietMemberHome } from './testing/frame.ts'
import { member } from './testing/people.ts'

serveContract()

const signIn = () => keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })

/** Runs the script as a page at this address does. */
const runAt = async (path: string) => {
  vi.resetModules()
  history.replaceState(null, '', path)
  await import('./ask-ahead.ts')
  return (await import('./app/queries.ts')).queries
}

beforeEach(() => {
  answerFrame(member({ uid: '100001' }))
  answers('wallet.list', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-26T10:00:00.000Z' },
  })
  answers('wallet.home', [quietMemberHome])
  lists('statement.ofMember', [])
})
afterEach(clearSession)

test.each(['/dashboard', '/zh/dashboard'])('the figures of home are asked for at %s', async path => {
  signIn()
  const queries = await runAt(path)
  await expect.poll(() => [asked('statement.ofMember').length, asked('wallet.home').length]).toEqual([1, 1])
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(queries.getQueryData(walletsQuery.queryKey)).toEqual([])
})

test.each([
  ['by somebody who is not signed in', '/dashboard', () => {}],
  ['on another page', '/swap', signIn],
])('nothing is asked for %s', async (_, path, given) => {
  given()
  const queries = await runAt(path)
  expect(queries.getQueryCache().getAll()).toEqual([])
})
