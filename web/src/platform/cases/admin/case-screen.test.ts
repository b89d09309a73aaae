import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { caseScreen } from './case-screen.tsx'

const nothing = () => null
const Cases = caseScreen('topUp.all', {
  title: msg`Top-ups`,
  stateField: 'status',
  what: nothing,
  state: nothing,
  isOpen: ({ status }) => status === 0,
  Below: nothing,
})

afterEach(() => vi.unstubAllGlobals())

/** The order that a list of cases asks for, of a search as the address gives it. */
const orderOf = async (search: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  let asked = ''
  vi.stubGlobal('fetch', async (url: string) => {
    asked = decodeURIComponent(String(url))
    return Response.json({ data: { status: true, data: [], total: 0 } })
  })
  await new QueryClient().fetchQuery(Cases.query(search))
  return /"order":"(\w+)"/.exec(asked)?.[1]
}

test('cases come oldest first, also from an address that names no order', async () => {
  expect(await orderOf({ page: undefined, order: undefined, status: undefined })).toBe('asc')
  expect(await orderOf({ order: 'desc' })).toBe('desc')
})
