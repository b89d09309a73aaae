import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signingKey } from '@strongroom/ledger/eventlog/seal'
import { createSealer } from '@strongroom/projections/seal'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { codeFor } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '100')
  await fund(api, ada, 'USD', '12.5')
})
afterAll(() => api.stop())

const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const events = async (fields: object): Promise<wire.AuditEvent[]> =>
  (await api.get(`/audit/events/S/${json({ limit: 100, order: 'asc', ...fields })}`, { as: support })).body
    .data.data

describe('the history of a member', () => {
  const history = async (as = support) => api.get(`/audit/histories/${ada.uid}/S`, { as })
  const step = (fields: object) =>
    api.get(`/audit/histories/${ada.uid}/steps/S/${json(fields)}`, { as: support })

  test('opens at any step, event or moment with the balances of then', async () => {
    const own = await events({ uid: ada.uid })
    const { data } = (await history()).body
    expect(data[0]).toMatchObject({ events: own.length, number: own.at(-1)?.number })
    const funded = own.filter(({ legs }) => legs.length > 0)
    const [first, second] = [funded[0], funded.at(-1)].map(
      each => own.findIndex(({ id }) => id === each?.id) + 1,
    )
    const usd = (amount: string) => [{ currency: 'USD', pocket: 'available', amount }]
    expect((await step({ step: first })).body.data[0]).toMatchObject({ step: first, balances: usd('100') })
    const byEvent = (await step({ event: own.at(-1)?.id })).body.data[0] as wire.HistoryStep
    expect(byEvent).toMatchObject({ step: own.length, balances: usd('112.5'), event: { id: own.at(-1)?.id } })
    expect(byEvent.rows.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    // A person has a name beside the number; a job goes by its own.
    const names = byEvent.rows.map(({ actor: { kind, id }, actor_name }) => [kind, id, actor_name])
    expect(names).toContainEqual(['member', ada.uid, 'ada'])
    expect(names.filter(([kind]) => kind === 'system').map(([, , name]) => name)).not.toContain('ada')
    expect(byEvent.event.actor_name).toBe(byEvent.rows.at(-1)?.actor_name)
    const at = own[(second ?? 1) - 1]?.created_date
    expect((await step({ at })).body.data[0].balances).toEqual(usd('112.5'))
  })
  test('has no place for an event of somebody else, nor for a moment before the first', async () => {
    const [other] = await events({ uid: support.uid })
    for (const fields of [{ event: other?.id }, { event: 'nobody' }, { at: '2020-01-01T00:00:00.000Z' }])
      expect((await step(fields)).status).toBe(404)
    expect((await step({ step: 0 })).status).toBe(422)
  })
  test('is closed to members', async () => {
    expect((await history(ada)).status).toBe(403)
  })
})

describe('an event', () => {
  const open = (id: string | undefined, as = support) => api.get(`/audit/event/${id}/S`, { as })

  test('of a setting opens with its old and new value, its command and its hashes', async () => {
    const saved = await events({ type: 'CatalogueSaved' })
    const [event] = saved
    const { body } = await open(event?.id)
    const [first] = body.data as wire.OpenedEvent[]
    expect(first).toMatchObject({ event: { id: event?.id }, uid: null, leaf_index: (event?.number ?? 0) - 1 })
    expect(first?.event.data).toMatchObject({ before: null, after: expect.anything() })
    expect(first?.command).toMatchObject({ id: event?.command_id, input: expect.anything() })
    expect([first?.event.actor_name, first?.command?.actor_name]).toEqual([
      event?.actor_name,
      event?.actor_name,
    ])
    expect((await open(String(event?.number))).body).toEqual(body)
  })
  test('has those beside it in its stream', async () => {
    const own = await events({ stream: `wallet-${ada.uid}` })
    const { data } = (await open(own[1]?.id)).body
    expect(data[0]).toMatchObject({ previous_id: own[0]?.id, next_id: own[2]?.id ?? null })
    expect(data[0].event.previous_hash).toBe(own[0]?.hash)
  })
  test('that nobody knows is not found, and none is for members', async () => {
    expect((await open('nobody')).status).toBe(404)
    expect((await open('999999')).status).toBe(404)
    expect((await open('1', ada)).status).toBe(403)
  })
})

describe('one payment', () => {
  test('has its command, the events of both sides, the rows they made and the mails of that time', async () => {
    const ben = await api.person('ben')
    const paid = { uid: ben.uid, currency: 'USD', amount: '5' }
    const code = await codeFor(api, ada, paid)
    await api.post('/quickpay/S', { ...paid, code }, { as: ada })
    // A code that nothing was paid with is of that time only.
    await codeFor(api, ada, { ...paid, amount: '6' })
    const [sent] = await events({ type: 'QuickPaySent', uid: ada.uid })
    const { body } = await api.get(`/audit/payments/${sent?.correlation_id}/S`, { as: support })
    const payment = body.data[0] as wire.AuditPayment
    expect(payment.events.map(({ type, stream }) => [type, stream])).toEqual([
      ['QuickPaySent', `wallet-${ada.uid}`],
      ['QuickPayReceived', `wallet-${ben.uid}`],
    ])
    const by = { actor: { kind: 'member', id: ada.uid }, actor_name: 'ada' }
    const transit = { actor: { kind: 'system', id: 'transit' }, actor_name: '' }
    expect([payment.commands[0], ...payment.events]).toMatchObject([by, by, transit])
    const rows = payment.rows.map(({ table, key }) => [table, key.uid])
    for (const uid of [ada.uid, ben.uid]) {
      expect(rows).toContainEqual(['wallets', uid])
      expect(rows).toContainEqual(['movements', uid])
    }
    expect(payment.rows.every(({ row }) => row !== null)).toBe(true)
    const own = payment.mails.filter(({ of_request }) => of_request)
    expect(own).toMatchObject([{ uid: ada.uid, letter: 'code-quickpay' }])
    expect(JSON.stringify(payment)).not.toContain('@example.com')
    expect((await api.get('/audit/payments/nobody/S', { as: support })).status).toBe(404)
  })
})

describe('a search of the audit trail', () => {
  const numbers = async (fields: object) => (await events(fields)).map(({ number }) => number)

  test('finds events by the id of event, command and request, by actor, amount and moment', async () => {
    const own = await events({ uid: ada.uid })
    const event = own.at(-1) as wire.AuditEvent
    expect(await numbers({ key: event.id })).toEqual([event.number])
    expect(await numbers({ key: event.command_id })).toContain(event.number)
    expect(await numbers({ key: event.correlation_id, uid: ada.uid })).toContain(event.number)
    expect(await numbers({ key: 'nothing' })).toEqual([])
    const byAda = (await events({ actor: ada.uid })).every(({ actor }) => actor.id === ada.uid)
    expect(byAda).toBe(true)
    const funded = await events({ uid: ada.uid, amount_from: '12.5', amount_to: '12.5', currency: 'USD' })
    expect(funded.map(({ type }) => type)).toEqual(['TopUpApproved'])
    expect(await numbers({ amount_from: '12.51', amount_to: '99', currency: 'USD' })).toEqual([])
    const [first] = own
    expect(await numbers({ uid: ada.uid, since: first?.created_date, until: first?.created_date })).toContain(
      first?.number,
    )
    expect(await numbers({ uid: ada.uid, until: '2020-01-01T00:00:00.000Z' })).toEqual([])
  })
  test('finds a transaction by its TXID, claim and all that came of it', async () => {
    const [submitted] = await events({ type: 'TopUpSubmitted', uid: ada.uid })
    const txid = String(submitted?.data.txid)
    expect(await numbers({ key: txid })).toContain(submitted?.number)
  })
})

describe('an export of events', () => {
  const script = join(import.meta.dirname, '../../../web/src/features/audit/verify/verify-events.mjs')
  const exported = async (fields: object): Promise<string> =>
    (await api.get(`/audit/export/S/${json(fields)}`, { as: support })).body
  const checked = async (text: string, ...more: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'strongroom-events-'))
    await writeFile(join(folder, 'events.ndjson'), text)
    const found = promisify(execFile)(process.execPath, [script, join(folder, 'events.ndjson'), ...more])
    const said = await found.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )
    await rm(folder, { recursive: true })
    return said
  }

  test('is found whole by the script, with the very root that the seal has signed', async () => {
    const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
    await createSealer({ pool: api.db, log: api.log, signer, now: () => new Date() }).turn()
    const [, , root = ''] = (await (await api.app.request('/log/checkpoint')).text()).split('\n')
    const text = await exported({})
    const count = text.trim().split('\n').length
    const { code, stdout } = await checked(text, '--root', root)
    expect(stdout).toContain(`root of the first ${count} events: ${root}`)
    expect(code).toBe(0)
  })
  test('altered in a digit, or without a link, is refused by line', async () => {
    const lines = (await exported({ uid: ada.uid })).trim().split('\n')
    expect((await checked(lines.join('\n'))).code).toBe(0)
    const at = lines.findIndex(line => line.includes('12.5'))
    const altered = lines.with(at, lines[at]?.replace('12.5', '92.5') ?? '')
    expect(await checked(altered.join('\n'))).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`line ${at + 1}: wallet-${ada.uid}@`),
    })
    expect((await checked([...lines].reverse().join('\n'))).code).toBe(1)
    const by = lines.findIndex(line => line.includes('\\"kind\\":\\"admin\\"'))
    const forged = lines[by]?.replace(/(\\"kind\\":\\"admin\\",\\"id\\":\\")\w+/, '$1nobody') ?? ''
    expect(forged).toContain('nobody')
    expect((await checked(lines.with(by, forged).join('\n'))).stdout).toContain(`line ${by + 1}: member-`)
  })
})
