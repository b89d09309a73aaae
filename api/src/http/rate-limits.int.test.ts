import { describe, expect, test } from 'vitest'
import { newTonce, startApi } from '../testing/api.ts'
import { sign } from '../testing/sign.ts'

describe('rate limits', () => {
  test('answer 429 with the time to wait, per account from an address and per address', async () => {
    const limited = await startApi({ config: { rateLimits: true } as never })
    const ask = (email: string, from: string) =>
      limited.post('/user/getEmailCode', { email, scene: 'login' }, { headers: { 'X-Forwarded-For': from } })
    for (let i = 0; i < 10; i++) expect((await ask('a@example.com', '10.0.0.99')).status).toBe(200)
    const account = await ask('a@example.com', '10.0.0.99')
    expect([account.status, account.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(account.headers.get('retry-after'))).toBeGreaterThan(500)
    for (let i = 0; i < 100; i++) await ask(`b${i}@example.com`, '10.0.0.200')
    expect((await ask('c@example.com', '10.0.0.200')).status).toBe(429)
    expect((await ask('c@example.com', '10.0.0.201')).status).toBe(200)
    await limited.stop()
  })

  test('let no stranger keep a member out: not from one address, and from many only where they never were', async () => {
    const limited = await startApi({ config: { rateLimits: true } as never })
    const { email, uid } = await limited.person('ada')
    await limited.db.query('insert into private.login_log (uid, address, country) values ($1, $2, $3)', [
      uid,
      '10.1.0.1',
      '',
    ])
    const ask = (email: string, from: string) =>
      limited.post('/user/getEmailCode', { email, scene: 'login' }, { headers: { 'X-Forwarded-For': from } })
    const tries = async (email: string) => {
      const statuses: number[] = []
      // One address uses up no more than its own share, and four what strangers may.
      for (const from of ['10.2.0.1', '10.2.0.2', '10.2.0.3', '10.2.0.4'])
        for (let i = 0; i < 15; i++) statuses.push((await ask(email, from)).status)
      statuses.push((await ask(email, '10.2.0.5')).status)
      return statuses
    }
    const known = await tries(email)
    expect(known.filter(status => status === 200)).toHaveLength(40)
    expect(known.at(-1)).toBe(429)
    // The answer does not tell whether there is such an account.
    expect(await tries('nobody@example.com')).toEqual(known)
    for (let i = 0; i < 10; i++) expect((await ask(email, '10.1.0.1')).status).toBe(200)
    expect((await ask(email, '10.1.0.1')).status).toBe(429)
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
