import { describe, expect, test } from 'vitest'
import { ada, api, support } from '../../testing/members-given.suite.ts'
import { filter } from '../../testing/money.ts'

describe('saved views', () => {
  const place = '/admin/topup'
  const at = async (as: typeof support, where = place) =>
    (await api.get(`/office/views/S/${filter({ place: where })}`, { as })).body.data
  const ask = async (path: string, body: object, as = support) =>
    (await api.post(`/office/views${path}/S`, body, { as })).body
  const save = (name: string, more: object = {}, as = support) =>
    ask('', { place, query: 'status=1&columns=case%2Camount', name, shared: 0, ...more }, as)

  test('are the owner’s alone until they are shared, and of their list alone', async () => {
    const [fin, aud] = [
      await api.person('fin', { role: 'finance' }),
      await api.person('aud', { role: 'auditor' }),
    ]
    const [mine] = (await save('Mine alone', {}, fin)).data
    const [shared] = (await save('Approved', { shared: 1 }, fin)).data
    expect(shared).toMatchObject({ place, query: 'status=1&columns=case%2Camount', shared: 1, mine: 1 })
    const own = await at(fin)
    expect(own.map(({ id }: { id: string }) => id)).toEqual([shared.id, mine.id])
    expect(await at(aud)).toMatchObject([{ id: shared.id, mine: 0, owner: fin.uid, owner_name: 'fin' }])
    expect(await at(fin, '/admin/withdraw')).toEqual([])
    await ask('/edit', { id: shared.id, shared: 0 }, fin)
    expect(await at(aud)).toEqual([])
    // An auditor keeps views too.
    expect((await save('What I audit', {}, aud)).data).toMatchObject([{ mine: 1 }])
  })

  test('are renamed, changed and deleted by their owner only', async () => {
    const [gus, hal] = [
      await api.person('gus', { role: 'finance' }),
      await api.person('hal', { role: 'operator' }),
    ]
    const [shared] = (await save('For all', { shared: 1 }, gus)).data
    const [hidden] = (await save('For me', {}, gus)).data
    for (const path of ['/edit', '/delete']) {
      expect(await ask(path, { id: shared.id }, hal)).toMatchObject({ status: false, code: 'VIEW_NOT_OWN' })
      expect(await ask(path, { id: hidden.id }, hal)).toMatchObject({ status: false, code: 'CASE_UNKNOWN' })
    }
    expect(await ask('/edit', { id: shared.id, name: 'for ME' }, gus)).toMatchObject({
      code: 'VIEW_NAME_TAKEN',
    })
    const edited = await ask('/edit', { id: shared.id, name: 'FOR ALL', query: 'status=-1' }, gus)
    expect(edited.data).toMatchObject([{ id: shared.id, name: 'FOR ALL', query: 'status=-1', shared: 1 }])
    await ask('/delete', { id: shared.id }, gus)
    expect(await at(hal)).toEqual([])
    expect((await at(gus)).map(({ id }: { id: string }) => id)).toEqual([hidden.id])
  })

  test('have a name of their own; the same one saved again is the one that is there', async () => {
    const ivy = await api.person('ivy', { role: 'support' })
    const [first] = (await save('Waits long', {}, ivy)).data
    expect((await save('Waits long', {}, ivy)).data).toMatchObject([{ id: first.id }])
    expect(await save('WAITS long', { query: 'status=0' }, ivy)).toMatchObject({ code: 'VIEW_NAME_TAKEN' })
    expect((await at(ivy)).length).toBe(1)
  })

  test('take no other address, and are not for members', async () => {
    for (const wrong of [
      { place: 'https://example.com' },
      { place: '/dashboard' },
      { query: 'a=<b>' },
      { name: ' ' },
    ]) {
      const { status } = await api.post(
        '/office/views/S',
        { place, query: '', name: 'x', shared: 0, ...wrong },
        { as: support },
      )
      expect([wrong, status]).toEqual([wrong, 422])
    }
    expect((await api.get(`/office/views/S/${filter({ place })}`, { as: ada })).status).toBe(403)
  })
})
