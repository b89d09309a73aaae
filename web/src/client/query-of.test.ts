import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { asked, lists } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { pageQueryOf, rowsQueryOf } from './query-of.ts'
import { keepSession } from './session.ts'

serveContract()

const given = { filter: { limit: 20 } }
const signIn = () => keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })

test('a page has its rows and how many there are, its rows are these alone, and the cache tells both apart', async () => {
  signIn()
  lists('trade.open', [], 41)
  const queries = new QueryClient()
  expect(await queries.fetchQuery(pageQueryOf('trade.open', given))).toMatchObject({ rows: [], total: 41 })
  expect(await queries.fetchQuery(rowsQueryOf('trade.open', given))).toEqual([])
  expect(asked('trade.open').map(({ filter }) => filter)).toEqual([given.filter, given.filter])
})

test('a page names its call, by which the log moves it where it is said to', () => {
  expect(pageQueryOf('trade.open', given).meta).toEqual({ calls: ['trade.open'] })
  expect(rowsQueryOf('trade.open', given, { isMoving: true }).meta).toEqual({
    calls: ['trade.open'],
    isMoving: true,
  })
})
