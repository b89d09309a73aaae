import { describe, expect, test } from 'vitest'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  agreed,
  api,
  byTwo,
  finance,
  get,
  operator,
  post,
  remove,
} from './fixed-deposits-given.suite.ts'

describe('a plan', () => {
  test('is added, shown by currency and type, edited, hidden and deleted', async () => {
    await byTwo({ currency: 'USDC', term: 6, rate: '5.4' })
    const added = (await get('/fixeddeposit/get/USDC-6/S', operator)).body
    expect(added.data[0]).toMatchObject({ id: 'USDC-6', type: 1, minimum: '0', status: 1 })
    await byTwo({ currency: 'USDC', term: 0, rate: '1' })
    const of = async (which: string, as = ada) =>
      (await get(`/fixeddeposit/S/${which}`, as)).body.data.map((each: { id: string }) => each.id)
    await shown(api)
    expect(await of('USDC')).toEqual(['USDC-0', 'USDC-6'])
    expect(await of('0')).toContain('USDC-0')
    expect(await of('1')).not.toContain('USDC-0')
    const edit = { id: 'USDC-6', currency: 'USDC', term: 6, rate: '5.5', status: 0 }
    expect((await post('/fixeddeposit/S', edit, operator)).body.data[0]).toMatchObject({ rate: '5.5' })
    await shown(api)
    expect(await of('USDC')).toEqual(['USDC-0'])
    expect(await of('USDC', operator)).toEqual(['USDC-0', 'USDC-6'])
    expect((await get('/fixeddeposit/get/USDC-6/S', ada)).status).toBe(404)
    expect((await get('/fixeddeposit/get/USDC-6/S', operator)).body.data[0].rate).toBe('5.5')
    const removed = await remove('/fixeddeposit/USDC-6/S', operator)
    expect(removed.body.code).toBe('WAITS_FOR_SECOND')
    expect(await of('all', operator)).toContain('USDC-6')
    expect((await agreed(removed)).body.status).toBe(true)
    expect(await of('all', operator)).not.toContain('USDC-6')
  })

  test('is no business of members, nor of finance', async () => {
    const body = { currency: 'USD', term: 12, rate: '4' }
    expect((await post('/fixeddeposit/add/S', body, ada)).status).toBe(403)
    expect((await post('/fixeddeposit/add/S', body, finance)).status).toBe(403)
  })

  test('is refused with a wrong term or rate, by the path of the field', async () => {
    const { status, body } = await post(
      '/fixeddeposit/add/S',
      { currency: 'USD', term: 2, rate: '101' },
      operator,
    )
    expect(status).toBe(422)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(['term', 'rate'])
  })
})
