import { HttpResponse } from 'msw/http'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startFakeScreening } from '../../testing/fake-screening.ts'
import { httpScreening } from './http-screening.ts'

const service = startFakeScreening()
afterEach(() => service.forget())
afterAll(() => service.stop())

const question = {
  kind: 'txid',
  value: '0xfeed',
  currency: 'USDC',
  network: 'ERC20',
  direction: 'in',
} as const
const asking = () => httpScreening(`${service.url}/`, 'ours').ask(question)
const says = (body: object | string, status = 200) => {
  service.answer = () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status })
}

describe('the screening service', () => {
  test('is asked with our token, and its score and reasons are taken', async () => {
    says({ score: 85, reasons: ['mixer', 'mixer', 'scam'], more: 'is passed over' })
    expect(await asking()).toEqual({ score: 85, risks: ['mixer', 'scam'] })
    expect(service.asked).toEqual([{ ...question, token: 'Bearer ours' }])
  })

  test('counts a fraction as the next whole point', async () => {
    says({ score: 69.01, reasons: [] })
    expect((await asking()).score).toBe(70)
  })

  test.each([
    [500, 'the screening service answers 500'],
    [404, 'the screening service answers 404'],
    [302, undefined],
  ])('has not answered with status %d', async (status, message) => {
    says({ score: 0, reasons: [] }, status)
    await expect(asking()).rejects.toThrow(message)
  })

  test.each<[string, object | string]>([
    ['no JSON', 'score: 0'],
    ['no score', { reasons: [] }],
    ['a score below 0', { score: -1, reasons: [] }],
    ['a score above 100', { score: 101, reasons: [] }],
    ['a score in words', { score: '5', reasons: [] }],
    ['no reasons', { score: 5 }],
    ['a reason with a person’s words', { score: 95, reasons: ['Belongs to Ada L.'] }],
    ['a list', []],
  ])('has not answered with %s, and the error does not quote it', async (_, body) => {
    says(body)
    const failed = await asking().catch((error: Error) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(String(failed)).not.toContain('Ada')
  })

  test('is waited for no longer than its time', async () => {
    const time = new AbortController()
    service.answer = async () => {
      time.abort(new Error('the time is over'))
      return new Promise<Response>(() => {})
    }
    const slow = httpScreening(service.url, undefined, () => time.signal)
    await expect(slow.ask(question)).rejects.toThrow('the time is over')
    expect(service.asked[0]?.token).toBeNull()
  })
})
