import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoNumbers, httpNumbers } from './disposable-numbers.ts'
import { isSigned } from './signature.ts'

const key = 'the key of the processor and of the house'
const now = new Date('2026-11-21T10:00:00Z')
const wanted = { id: 'n-1', card: 'C-7', until: '2027-01-21' }
const given = { number: '4000123412341234', cvv: '123', expiry: '01/27' }

let answer: () => Response
const asked: { body: string; signature: string }[] = []
const server = setupServer(
  http.post('http://cards.example/v1/numbers', async ({ request }) => {
    const signature = request.headers.get('card-processor-signature') ?? ''
    asked.push({ body: await request.text(), signature })
    return answer()
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

describe('the processor’s door for disposable numbers', () => {
  test('is asked with a signature, for a number of the house’s own id', async () => {
    answer = () => HttpResponse.json({ ...given, more: 1 })
    expect(await httpNumbers('http://cards.example/v1/', key)(wanted, now)).toEqual(given)
    const [{ body, signature } = { body: '', signature: '' }] = asked
    expect(JSON.parse(body)).toEqual(wanted)
    expect(isSigned(key, { body, signature, now })).toBe(true)
  })
  test('that is shut, or answers otherwise, gives none, and its answer is not quoted', async () => {
    const ask = () => httpNumbers('http://cards.example/v1', key)(wanted, now)
    answer = () => HttpResponse.json({ number: '4000123412341234' }, { status: 503 })
    await expect(ask()).rejects.toThrow(/^the cards’ processor answers 503$/)
    answer = () => HttpResponse.json({ ...given, number: '4000 1234' })
    await expect(ask()).rejects.toThrow(/^the cards’ processor answers in another form$/)
  })
})

describe('the demo’s numbers', () => {
  const digitSum = (number: string) =>
    [...number].toReversed().reduce((sum, digit, at) => {
      const twice = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return sum + Math.floor(twice / 10) + (twice % 10)
    }, 0)
  test('follow from their ids, end with their month, and have the check digit of a card', async () => {
    const numbers = await Promise.all(
      ['n-1', 'n-1', 'n-2', 'n-3'].map(id => demoNumbers(key)({ ...wanted, id }, now)),
    )
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
    for (const { number, cvv, expiry } of numbers) {
      expect([number.length, cvv.length, expiry]).toEqual([16, 3, '01/27'])
      expect(digitSum(number) % 10).toBe(0)
    }
  })
})
