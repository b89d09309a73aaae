import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Session } from '../../e2e/lib/client.ts'

/** Keeps as many connections open as there are clients. */
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

let tonce = Date.now()

/** One request over a kept connection; rejects on anything but HTTP 200. `expect` is what the answer must contain. */
export const hit = (
  url: string,
  {
    method = 'GET',
    session,
    body,
    expect,
  }: { method?: string; session?: Session; body?: object; expect?: string } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(session ? signed(session) : {}),
      ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    }
    const sent = request(url, { method, agent, headers }, response => {
      let heard = ''
      response.setEncoding('utf8')
      response.on('data', part => {
        heard += part
      })
      response.on('end', () => {
        if (response.statusCode === 200 && (!expect || heard.includes(expect))) resolve()
        else reject(new Error(`${response.statusCode} ${heard.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })

const signed = ({ key, email }: Session) => {
  const now = String(++tonce)
  return {
    authorization: `Session ${key}`,
    'x-email': email,
    'x-tonce': now,
    'x-signature': createHmac('sha256', key)
      .update(email + now)
      .digest('hex'),
    'idempotency-key': randomUUID(),
  }
}
