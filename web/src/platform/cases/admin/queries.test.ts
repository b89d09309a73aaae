import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { casesQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** The order that a list of cases asks for, of a search as the address gives it. */
const orderOf = async (search: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  let asked = ''
  vi.stubGlobal('fetch', async (url: string) => {
    asked = decodeURIComponent(String(url))
    return Response.json({ data: { status: true, data: [], total: 0 } })
  })
  await new QueryClient().fetchQuery(casesQuery({ name: 'topUp.all' }, search, 'status'))
  return /"order":"(\w+)"/.exec(asked)?.[1]
}

test('cases come oldest first, also from an address that names no order', async () => {
  expect(await orderOf({ page: undefined, order: undefined, status: undefined })).toBe('asc')
  expect(await orderOf({ order: 'desc' })).toBe('desc')
})
