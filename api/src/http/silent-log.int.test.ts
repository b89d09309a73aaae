import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi({ callMs: 500 })
  ada = await api.person('ada')
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => api.stop())

/** While the log is silent no answer of it comes, for as long as it is. */
const silence = () => vi.spyOn(api.ledger, 'load').mockReturnValue(new Promise(() => {}))
const said = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) => [
  status,
  body.code,
]

test('a read of the log, and a command by a member whose rights the log says, are answered while the log is silent', async () => {
  const asked = silence()
  expect(said(await api.get('/user/userinfo/S', { as: ada }))).toEqual([503, 'UNAVAILABLE'])
  expect(said(await api.post('/wallet/create/S', { currency: 'USD' }, { as: ada }))).toEqual([
    503,
    'UNAVAILABLE',
  ])
  expect(asked).toHaveBeenCalled()
})
