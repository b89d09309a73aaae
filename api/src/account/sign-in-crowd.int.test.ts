import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Person, password, startApi } from '../testing/api.ts'
import { hashing } from '../vault/secrets.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
})
afterAll(() => api.stop())

test('of a crowd that signs in at once some are asked to come again, and those who read are answered all the time', async () => {
  let most = 0
  const tries = Array.from({ length: 300 }, (_, at) =>
    api.post('/user/beforeSignIn', { email: `nobody${at}@example.com`, password: 'wrong-password-1' }),
  )
  const crowd = Promise.all(tries)
  let isOver = false
  void crowd.then(() => {
    isOver = true
  })
  let reads = 0
  while (!isOver) {
    const { status } = await api.get('/user/userinfo/S', { as: ada })
    expect(status).toBe(200)
    reads++
    most = Math.max(most, hashing.count())
  }
  expect(reads).toBeGreaterThan(3)
  expect(most).toBeLessThan(300)
  const answers = await crowd
  const sentAway = answers.filter(({ status }) => status === 503)
  expect(sentAway.length).toBeGreaterThan(0)
  for (const { body, headers } of sentAway) {
    expect(body).toMatchObject({ status: false, code: 'BUSY' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  }
  const others = answers.filter(({ status }) => status !== 503)
  expect(others.map(({ body }) => body.code)).toEqual(others.map(() => 'WRONG_CREDENTIALS'))
})

test('somebody who is asked to come again has used up no try', async () => {
  const limited = await startApi({ config: { rateLimits: true } as never })
  const { email } = await limited.person('ada')
  const signIn = () => limited.post('/user/beforeSignIn', { email, password })
  const leave = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 1_000 }, () => hashing.inTurn(() => leave.promise))
  const over = Promise.allSettled(crowd)
  for (let tries = 0; tries < 40; tries++) expect((await signIn()).body.code).toBe('BUSY')
  leave.resolve()
  await over
  expect((await signIn()).status).toBe(200)
  await limited.stop()
})
