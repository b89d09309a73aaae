import { describe, expect, test } from 'vitest'
import { patternsOf } from './paths.ts'
import { createRouter } from './router.ts'

const paths = [
  'GET /currencys/list/S',
  'GET /currencys/{type}/S',
  'GET /currencys/id/{id}/S',
  'DELETE /currencys/{id}/S',
  'GET /trades/S/{json}',
  'GET /trades/{id}/S',
  'POST /user/signin',
]
const find = createRouter(
  paths.flatMap(to => {
    const [method = '', path = ''] = to.split(' ')
    return patternsOf(path).map(pattern => ({ method, pattern, to }))
  }),
)

describe('a router', () => {
  test.each([
    ['GET', '/currencys/list/s/t/k', 'GET /currencys/list/S'],
    ['GET', '/currencys/list', 'GET /currencys/list/S'],
    ['GET', '/currencys/1/s/t/k', 'GET /currencys/{type}/S'],
    ['GET', '/currencys/id/USD', 'GET /currencys/id/{id}/S'],
    ['DELETE', '/currencys/list/s/t/k', 'DELETE /currencys/{id}/S'],
    ['GET', '/trades/s/t/k', 'GET /trades/S/{json}'],
    ['GET', '/trades/7/s/t/k', 'GET /trades/{id}/S'],
    ['GET', '/trades/s/t/k/%7B%7D', 'GET /trades/S/{json}'],
    ['GET', '/trades/{}', 'GET /trades/S/{json}'],
    ['GET', '/trades/7', 'GET /trades/{id}/S'],
    ['POST', '/user/signin', 'POST /user/signin'],
  ])('%s %s finds %s', (method, path, to) => expect(find(method, path)?.to).toBe(to))

  test.each([
    ['POST', '/currencys/list/s/t/k'],
    ['GET', '/currencys'],
    ['GET', '/currencys//s/t/k'],
    ['POST', '/user/signin/'],
    ['GET', '/'],
    ['GET', '/constructor'],
  ])('%s %s finds nothing', (method, path) => expect(find(method, path)).toBeUndefined())

  test('hands over what stands in the names’ places, decoded where that can be', () => {
    expect(find('GET', '/trades/s/1/k/%7B%22a%22:1%7D')?.params).toEqual({
      signature: 's',
      tonce: '1',
      session: 'k',
      json: '{"a":1}',
    })
    expect(find('GET', '/currencys/id/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' })
  })
})
