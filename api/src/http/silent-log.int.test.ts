import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'

// While the log is silent no answer of it comes, for as long as it is.
const limits = vi.hoisted(() => ({ call: 600_000 }))
vi.mock('@strongroom/shared/limits', async original => {
  const { limitsMs } = await original<{ limitsMs: object }>()
  return {
    limitsMs: {
      ...limitsMs,
      get call() {
        return limits.call
      },
    },
  }
})

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
})
afterEach(() => {
  limits.call = 600_000
  vi.restoreAllMocks()
})
afterAll(() => api.stop())

const silence = () => {
  limits.call = 50
  return vi.spyOn(api.ledger, 'load').mockReturnValue(new Promise(() => {}))
}
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
