import { createChecker, createProver } from '@strongroom/projections/proof'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { tellOperators } from './tell-operators.ts'

let api: Api
let prove: () => Promise<unknown>
let support: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  await api.person('operator', { role: 'operator' })
  await api.person('chief', { role: 'superadmin' })
  await shown(api)
  const prover = createProver({ pool: api.db, log: api.log })
  prove = async () => {
    await prover.prove()
    await Promise.all([tellOperators(api.db), tellOperators(api.db)])
  }
  await prove()
})
afterAll(() => api.stop())

const mails = async () =>
  (
    await api.db.query(
      `delete from private.mailbox where letter like 'books-%' returning recipient, letter, subject, body`,
    )
  ).rows
const rewrite = (data: string) =>
  api.db.query(`update log.events set data = ${data} where stream = $1 and revision = 0`, [
    `member-${support.uid}`,
  ])
const past = async () => (await api.get('/proof/findings/S', { as: support })).body.data[0].past
const tamper = () => rewrite(`data || ' '`)
const putRight = () => rewrite('rtrim(data)')

describe('operators', () => {
  test('get one mail for a finding, however often it is found, and one when it is gone', async () => {
    expect(await mails()).toEqual([])
    await tamper()
    await prove()
    await prove()
    const told = await mails()
    expect(told.map(({ recipient, letter }) => `${letter} ${recipient}`).sort()).toEqual([
      'books-alarm chief@example.com',
      'books-alarm operator@example.com',
    ])
    expect(told[0].body).toContain(`member-${support.uid} revision 0`)
    await putRight()
    await prove()
    await prove()
    expect((await mails()).map(({ letter }) => letter)).toEqual(['books-mended', 'books-mended'])
    expect(await past()).toEqual([
      {
        ...{ view: 'log', kind: 'hash', key: `member-${support.uid} revision 0`, field: null },
        ...{ found_date: expect.any(String), gone_date: expect.any(String) },
      },
    ])
  })

  test('read for ninety days what was found and is gone', async () => {
    await api.db.query(`update private.past_alarms set gone_at = now() - interval '91 days'`)
    expect(await past()).toEqual([])
  })

  test('are told of a second finding while the first stands, and of that alone', async () => {
    await tamper()
    await prove()
    await mails()
    await api.db.query(`insert into views.balances values ('user:7:saving', 'USD', 1)`)
    await prove()
    const [mail] = await mails()
    expect(mail.body).toContain('balances: user:7:saving USD')
    expect(mail.body).not.toContain('member-')
  })

  test('are told of a row of any read model with its field, and of what stopped the seal', async () => {
    const checker = createChecker({ pool: api.db, log: api.log, restFactor: 0, turnMs: 60_000 })
    await putRight()
    await prove()
    await mails()
    await api.db.query(`update views.members set role = 'finance' where uid = $1`, [support.uid])
    await api.db.query(
      `update seal.tree set fault = '{"kind":"changed-tile","index":null,"stream":null,"revision":null,"position":null,"tile":"0/3"}'`,
    )
    await checker.turn()
    await prove()
    const [mail] = await mails()
    expect(mail.body).toContain(`members: ${support.uid}, role: the row shown is another`)
    expect(mail.body).toContain('seal: tile 0/3: a stored hash of the seal is another one')
    await prove()
    expect(await mails()).toEqual([])
    await api.db.query(`update views.members set role = 'support' where uid = $1`, [support.uid])
    await api.db.query('update seal.tree set fault = null')
    await checker.turn()
    await prove()
    expect((await mails()).map(({ letter }) => letter)).toEqual(['books-mended', 'books-mended'])
    await tamper()
    await prove()
    await mails()
  })

  test('can ask: /readyz is degraded and still 200, /metrics and /proof say what stands', async () => {
    const ready = await api.app.request('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      status: 'degraded',
      checks: { proof: { ok: true, equal: false, chainWhole: false } },
    })
    const metrics = await (await api.app.request('/metrics')).text()
    for (const line of ['proof_equal 0', 'chain_whole 0', 'proof_differences 2'])
      expect(metrics).toContain(`strongroom_${line}`)
    expect((await api.get('/proof/S', { as: support })).body.data[0]).toMatchObject({
      equal: false,
      chain: { whole: false },
      differences: [{ kind: 'hash', stream: `member-${support.uid}` }, { kind: 'row' }],
    })
    const member = await api.person('ada')
    expect((await api.get('/proof/S', { as: member })).body.data[0]).toMatchObject({
      equal: false,
      chain: { whole: false },
      differences: [],
      difference: null,
    })
  })
})
