import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueries } from '../../../../app/create-queries.ts'
import { clearSession, keepSession } from '../../../../client/session.ts'
import { proofQuery } from '../../../../parts/proof-query.ts'
import { pricesQuery, transactionsQuery, walletsQuery } from '../../../../platform/balances/member/queries.ts'
import { userinfoQuery } from '../../../../platform/members/member/queries.ts'
import { answers, answersWhole, asked, fails, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { answerFrame } from '../../../../testing/frame.ts'
import { member } from '../../../../testing/people.ts'
import { homeQuery } from './home-query.ts'
import { readHome } from './read-home.ts'

serveContract()

beforeEach(() => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  answerFrame(member({ uid: '100001' }))
  answers('wallet.list', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-26T10:00:00.000Z' },
  })
})
afterEach(clearSession)

test('what home shows is there before the screen asks for it, the member’s own lines among it', async () => {
  const home = {
    month: [],
    waits: [],
    matures: null,
    funded: 1 as const,
    banks: 1,
    passkeys: 1,
    authenticator: 0 as const,
  }
  answers('wallet.home', [home])
  lists('statement.ofMember', [])
  const queries = createQueries()
  const has = (key: readonly unknown[]) => queries.getQueryData(key) !== undefined
  await readHome(queries)
  for (const { queryKey } of [walletsQuery, pricesQuery, transactionsQuery('100001', {}), homeQuery()])
    await expect.poll(() => has(queryKey)).toBe(true)
  expect(asked('statement.ofMember').map(({ params }) => params)).toEqual([{ id: '100001' }])
})

test.each([
  ['does not come', () => fails('account.userinfo')],
  ['has no verified identity', () => answers('account.userinfo', member({ kyc_status: -1 }))],
])('where the profile %s, no lines of a member are asked for', async (_, given) => {
  given()
  const queries = createQueries()
  await readHome(queries)
  await expect.poll(() => queries.getQueryData(pricesQuery.queryKey)).toMatchObject({ source: 'demo' })
  const keys = queries.getQueryCache().getAll()
  const known = [walletsQuery, pricesQuery, proofQuery, userinfoQuery]
  expect(keys.map(({ queryKey }) => queryKey)).toEqual(known.map(({ queryKey }) => queryKey))
})
