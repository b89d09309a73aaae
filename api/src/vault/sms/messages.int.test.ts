import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { deliverMessages } from './deliver-messages.ts'
import { httpGateway } from './gateway.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi({ config: { rateLimits: true } })
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const quiet = pino({ level: 'silent' })
const phoneOf = (phone: string) => ({ area_code: '852', phone })
const ask = (phone: string, as = ada, by = api) =>
  by.post('/user/getVerificationCode/S', phoneOf(phone), { as })
const codeOf = async (phone: string) => (await api.mailTo(`+852${phone}`))?.code as string
const save = (phone: string, code?: string) =>
  api.post('/user/tel/S', { ...phoneOf(phone), code }, { as: ada })
const info = async () => (await api.get('/user/userinfo/S', { as: ada })).body.data[0]
const logged = async (number: string) =>
  (await api.db.query('select body, code, status, tries from private.sms_log where number = $1', [number]))
    .rows

describe('a code sent to a phone', () => {
  test('proves the number, once it comes back', async () => {
    expect((await ask('91234567')).body).toEqual({ status: true, data: [] })
    const code = await codeOf('91234567')
    expect(code).toMatch(/^\d{6}$/)
    expect((await save('91234567', code === '000000' ? '111111' : '000000')).body.code).toBe('WRONG_CODE')
    expect((await save('91234567')).body.status).toBe(true)
    expect(await info()).toMatchObject({ area_code: '+852', phone: '91234567', phone_status: 0 })
    expect((await save('91234567', code)).body.status).toBe(true)
    expect(await info()).toMatchObject({ phone_status: 1 })
    expect((await save('91234567', code)).body.code).toBe('WRONG_CODE')
  })
  test('proves no other number, and a new number is not proven', async () => {
    await ask('92222222')
    const code = await codeOf('92222222')
    expect((await save('93333333', code)).body.code).toBe('WRONG_CODE')
    expect((await save('93333333')).body.status).toBe(true)
    expect(await info()).toMatchObject({ phone: '93333333', phone_status: 0 })
  })
  test('runs out', async () => {
    await ask('94444444')
    await api.db.query(`update private.email_codes set expires_at = now() - interval '1 second'`)
    expect((await save('94444444', await codeOf('94444444'))).body.code).toBe('WRONG_CODE')
  })
  test('goes to one number five times a day, however many ask', async () => {
    const ben = await api.person('ben')
    for (const as of [ada, ben, ada, ben, ada]) expect((await ask('95555555', as)).status).toBe(200)
    expect((await ask('95555555', ben)).status).toBe(429)
    expect((await ask('95555556', ben)).status).toBe(200)
  })
  test('is not promised where nothing can send it', async () => {
    const silent = await startApi({ config: { devMailbox: false } })
    const { body } = await ask('91234567', await silent.person('cho'), silent)
    await silent.stop()
    expect(body.code).toBe('SMS_UNAVAILABLE')
  })
})

describe('a message', () => {
  const due = (number: string) =>
    api.db.query(
      `update private.sms_log set next_try_at = case when number = $1 then now() else now() + interval '1 day' end`,
      [number],
    )

  test('is handed to the gateway once by two who deliver at once, and wiped', async () => {
    const heard: string[] = []
    const server = createServer((request, response) => {
      void text(request).then(sent => {
        heard.push(sent)
        response.end()
      })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const gateway = httpGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await ask('96666666')
    await due('+85296666666')
    await Promise.all([1, 2].map(() => deliverMessages(api.db, gateway, quiet)))
    server.close()
    expect(heard.map(sent => JSON.parse(sent))).toEqual([
      { to: '+85296666666', text: expect.stringMatching(/^Strongroom: \d{6} is your code/) },
    ])
    expect(await logged('+85296666666')).toEqual([{ body: '', code: null, status: 1, tries: 1 }])
  })
  test('that another has sent while this process was away is not sent again', async () => {
    const ben = await api.person('ben-away')
    await ask('98888881', ben)
    await ask('98888882', ben)
    const two = ['+85298888881', '+85298888882']
    await api.db.query(
      `update private.sms_log set next_try_at = case when number = any($1) then now() else now() + interval '1 day' end`,
      [two],
    )
    const sent: string[] = []
    const other = async ({ number }: { number: string }) => void sent.push(`other ${number}`)
    const late = async ({ number }: { number: string }) => {
      sent.push(`late ${number}`)
      await due(two.find(each => each !== number) as string)
      await deliverMessages(api.db, other, quiet)
    }
    await deliverMessages(api.db, late, quiet)
    expect(sent.map(each => each.split(' ')[0])).toEqual(['late', 'other'])
    expect(new Set(sent.map(each => each.split(' ')[1]))).toEqual(new Set(two))
  })
  test('that is not taken is tried again later, six times in all, and then given up and wiped', async () => {
    const nobody = httpGateway('http://127.0.0.1:1')
    await ask('97777777')
    for (let tries = 1; tries <= 6; tries++) {
      await due('+85297777777')
      await deliverMessages(api.db, nobody, quiet)
      expect(await logged('+85297777777')).toMatchObject([{ tries, status: tries < 6 ? 0 : -1 }])
    }
    expect(await logged('+85297777777')).toMatchObject([{ body: '', code: null }])
  })
})
