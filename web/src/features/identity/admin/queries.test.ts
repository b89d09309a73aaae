import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { RecordList } from './record-list.tsx'

serveContract()

const orderOf = async (search: Parameters<typeof RecordList.query>[0]) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
  lists('identity.records', [])
  await new QueryClient().fetchQuery(RecordList.query(search))
  return asked('identity.records').at(-1)?.filter?.order
}

test('those who wait come oldest first, also from an address that names no order', async () => {
  expect(await orderOf({ page: undefined, order: undefined, status: undefined })).toBe('asc')
  expect(await orderOf({ order: undefined, status: 'all' })).toBe('desc')
  expect(await orderOf({ order: 'desc' })).toBe('desc')
})
