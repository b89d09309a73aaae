import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'

/** The group system's answer to a name: whether the name exists, or an HTTP status. */
const known: Record<string, boolean | number> = {}
const asked: string[] = []
const server = setupServer(
  http.get('https://groups.test/agents', ({ request }) => {
    const name = new URL(request.url).searchParams.get('name') ?? ''
    asked.push(name)
    const is = known[name]
    return typeof is === 'number' ? new HttpResponse(null, { status: is }) : HttpResponse.json({ exists: is })
  }),
)

let api: Api
let operator: Person
let support: Person
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'bypass' })
  api = await startApi({ config: { agentGroupsUrl: 'https://groups.test/agents' } })
  operator = await api.person('operator', { role: 'operator' })
  support = await api.person('support', { role: 'support' })
})
afterAll(async () => {
  server.close()
  await api.stop()
})
beforeEach(() => {
  asked.length = 0
})

const keyOf = (letter: string) => `${letter.repeat(28)}-end`
const hiddenEnd = `${'*'.repeat(28)}-end`
const create = (name: string, letter: string, headers = {}, as = operator) =>
  api.post('/agents/createAgent/S', { name, api_key: keyOf(letter), access_interval: 5 }, { as, headers })
const edit = (body: object, as = operator) => api.post('/agents/editAgent/S', body, { as })
const one = (id: string) => api.get(`/agents/${id}/S`, { as: support })
const list = async (filter = '%7B%7D', headers = {}) =>
  (await api.get(`/agents/list/S/${filter}`, { as: support, headers })).body
const eventsOf = async (id: string) => {
  await shown(api)
  const { rows } = await api.db.query(
    'select type, data from views.events where stream = $1 order by number',
    [`catalogue-agent-${id}`],
  )
  return rows.map(({ type, data }) => ({ type, data: JSON.parse(data) }))
}

describe('an agent', () => {
  test('is created when the group system has it, once under its key, and its API key is hidden', async () => {
    known.Harbour = true
    const headers = { 'Idempotency-Key': 'harbour' }
    const { body } = await create('Harbour', 'h', headers)
    expect(body.data).toEqual([
      expect.objectContaining({ name: 'Harbour', access_interval: 5, api_key: hiddenEnd }),
    ])
    known.Harbour = 500
    expect((await create('Harbour', 'h', headers)).body).toEqual(body)
    expect(asked).toEqual(['Harbour'])
    const { id } = body.data[0]
    expect((await one(id)).body.data[0]).toMatchObject({ id, api_key: hiddenEnd })
    expect((await list()).data).toMatchObject({ total: 1, data: [{ id, api_key: hiddenEnd }] })
    expect(await list('%7B%7D', { Accept: 'text/csv' })).not.toContain(keyOf('h'))
  })
  test('that the group system does not have is code 10, and nothing of it is saved', async () => {
    known.Nobody = false
    known.Gone = 404
    expect((await create('Nobody', 'n')).body).toMatchObject({ status: false, code: 10 })
    expect((await create('Gone', 'n')).body.code).toBe(10)
    expect((await list()).data.total).toBe(1)
    const { rows } = await api.db.query('select from private.agent_keys')
    expect(rows).toHaveLength(1)
  })
  test('waits while the group system does not answer', async () => {
    known.Later = 502
    expect((await create('Later', 'l')).status).toBe(503)
    expect(api.logged.join()).not.toContain('a call broke')
    expect((await list()).data.total).toBe(1)
    known.Later = true
    expect((await create('Later', 'l')).body.status).toBe(true)
  })
  test('is edited with its key or without it, and both are in the audit trail without the key', async () => {
    known.Lantern = known['New Lantern'] = true
    known.Unlit = false
    const { id } = (await create('Lantern', 'a')).body.data[0]
    const same = { id, name: 'Lantern', access_interval: 7 }
    expect((await edit(same)).body.data[0]).toMatchObject({ ...same, api_key: hiddenEnd })
    expect((await edit({ ...same, name: 'New Lantern', api_key: hiddenEnd })).body.status).toBe(true)
    expect((await edit({ ...same, name: 'Unlit' })).body.code).toBe(10)
    const other = `${'b'.repeat(28)}last`
    expect((await edit({ ...same, name: 'New Lantern', api_key: other })).body.data[0]).toMatchObject({
      api_key: `${'*'.repeat(28)}last`,
    })
    expect((await edit({ ...same, name: 'New Lantern', api_key: hiddenEnd })).status).toBe(422)
    const events = await eventsOf(id)
    expect(events.map(({ type }) => type)).toEqual(Array(4).fill('CatalogueSaved'))
    const keyIds = events.map(({ data }) => data.after.key_id)
    expect([keyIds[0] === keyIds[2], keyIds[2] === keyIds[3]]).toEqual([true, false])
    expect(JSON.stringify(events)).not.toMatch(/aaaa|bbbb|last/)
  })
  test('has a key and a name of its own', async () => {
    known.Twin = true
    await create('Twin', 't')
    expect((await create('Twin', 'u')).body.code).toBe('AGENT_EXISTS')
    known.Other = true
    expect((await create('Other', 't')).body.code).toBe('API_KEY_TAKEN')
    const { id } = (await create('Other', 'v')).body.data[0]
    const twin = { id, name: 'Other', access_interval: 1, api_key: keyOf('t') }
    expect((await edit(twin)).body.code).toBe('API_KEY_TAKEN')
  })
  test('is deleted with its keys, and its name and key are free again', async () => {
    known.Passing = true
    const { id } = (await create('Passing', 'p')).body.data[0]
    expect((await api.ask('DELETE', `/agents/${id}/S`, { as: support })).status).toBe(403)
    expect((await api.ask('DELETE', `/agents/${id}/S`, { as: operator })).body.status).toBe(true)
    expect((await one(id)).status).toBe(404)
    expect((await eventsOf(id)).at(-1)?.type).toBe('CatalogueDeleted')
    expect((await create('Passing', 'p')).body.status).toBe(true)
  })
  test('is kept by those who keep reference data, and its key is 32 characters', async () => {
    const member = await api.person('ada')
    expect((await create('Harbour', 'x', {}, support)).status).toBe(403)
    expect((await create('Harbour', 'x', {}, member)).status).toBe(403)
    for (const api_key of ['', 'x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)} `, hiddenEnd]) {
      const body = { name: 'Harbour', api_key, access_interval: 5 }
      const { status, body: answer } = await api.post('/agents/createAgent/S', body, { as: operator })
      expect([status, answer.issues[0].path]).toEqual([422, 'api_key'])
      if (api_key) expect(JSON.stringify(answer)).not.toContain(api_key)
    }
    const never = { name: 'Harbour', api_key: keyOf('x'), access_interval: 0 }
    expect((await api.post('/agents/createAgent/S', never, { as: operator })).status).toBe(422)
  })
  test('leaves its key in no table and in no line of the log', async () => {
    const { rows } = await api.db.query<{ text: string }>(
      `select coalesce(string_agg(row.text, ''), '') as text from (
         select k::text as text from private.agent_keys k union all select e::text from views.events e
         union all select c::text from views.catalogue c) as row`,
    )
    const all = rows[0]?.text + api.logged.join('')
    for (const letter of 'hlabtup') expect(all).not.toContain(letter.repeat(28))
  })
})

describe('the key of an agent', () => {
  const read = (letter: string) => api.post('/agents/read', { api_key: keyOf(letter) })
  test('reads rates and banks, and again when its interval is over', async () => {
    known.Reader = true
    await saveEntry(api, 'swap-rate', 'USD-USDC', {
      ...{ source: 'USD', target: 'USDC', rate: '0.99', feeRate: '0', status: 1 },
    })
    const banks = { beneficiary_name: 'House', account_number: '1', bank_name: 'Product', user_type: 0 }
    await saveEntry(api, 'product-bank', 'shown', { ...banks, is_show: 1 })
    await saveEntry(api, 'product-bank', 'hidden', { ...banks, is_show: 0 })
    await saveEntry(api, 'external-bank', 'there', { bank_name: 'There', account_type: 2, status: 1 })
    const { id } = (await create('Reader', 'r')).body.data[0]
    const { body } = await read('r')
    expect(body.data[0]).toMatchObject({
      rates: [{ source: 'USD', target: 'USDC', rate: '0.99' }],
      product_banks: [{ id: 'shown', bank_name: 'Product' }],
      external_banks: [{ id: 'there', bank_name: 'There' }],
    })
    const again = await read('r')
    expect(again.body).toMatchObject({ status: false, code: 'AGENT_TOO_SOON' })
    expect(again.body.details.from).toBe(body.data[0].next_date)
    await api.db.query(`update private.agent_reads set read_at = read_at - interval '5 minutes'`)
    const both = await Promise.all([read('r'), read('r')])
    expect(both.filter(({ body }) => body.status)).toHaveLength(1)

    // Another key is another way in to the same interval, and the one before is none.
    await edit({ id, name: 'Reader', access_interval: 5, api_key: keyOf('s') })
    expect((await read('r')).body.code).toBe('AGENT_UNKNOWN')
    expect((await read('s')).body.code).toBe('AGENT_TOO_SOON')
    expect((await read('z')).body.code).toBe('AGENT_UNKNOWN')
  })
})

describe('without a group system', () => {
  test('a demo list is asked, which says that it is one', async () => {
    const demo = await startApi()
    const as = await demo.person('operator', { role: 'operator' })
    const { source, names } = (await demo.get('/agents/groups/S', { as })).body.data[0]
    const create = async (name: string) =>
      (await demo.post('/agents/createAgent/S', { name, api_key: keyOf('d'), access_interval: 1 }, { as }))
        .body
    const [known, unknown] = [await create(names[0]), await create('Harbour')]
    await demo.stop()
    expect([source, known.status, unknown.code]).toEqual(['demo', true, 10])
  })
})
