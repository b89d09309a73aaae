import { describe, expect, test } from 'vitest'
import { newTonce, startApi } from '../testing/api.ts'
import { sign } from '../testing/sign.ts'

describe('rate limits', () => {
  test('answer 429 with the time to wait, per account and per address', async () => {
    const limited = await startApi({ config: { rateLimits: true } as never })
    const ask = (email: string, from: string) =>
      limited.post('/user/getEmailCode', { email, scene: 'login' }, { headers: { 'X-Forwarded-For': from } })
    for (let i = 0; i < 10; i++) expect((await ask('a@example.com', `10.0.0.${i}`)).status).toBe(200)
    const account = await ask('a@example.com', '10.0.0.99')
    expect([account.status, account.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(account.headers.get('retry-after'))).toBeGreaterThan(500)
    for (let i = 0; i < 100; i++) await ask(`b${i}@example.com`, '10.0.0.200')
    expect((await ask('c@example.com', '10.0.0.200')).status).toBe(429)
    expect((await ask('c@example.com', '10.0.0.201')).status).toBe(200)
    await limited.stop()
  })

  test('are asked before a file is read, which may be large', async () => {
    const limited = await startApi({ config: { rateLimits: true } as never })
    const { email, key } = await limited.person('ada')
    let read = 0
    const upload = () => {
      const tonce = newTonce()
      const body = new ReadableStream(
        {
          pull: controller => {
            read++
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      return limited.app.request(`/v1/upload/${sign({ email, tonce, key })}/${tonce}/${key}`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
      } as RequestInit)
    }
    for (let i = 0; i < 60; i++) expect((await upload()).status).toBe(422)
    expect((await upload()).status).toBe(429)
    expect(read).toBe(60)
    await limited.stop()
  })
})
