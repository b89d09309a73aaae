import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTonce, type Person, startApi } from './testing/api.ts'
import {
  bodyOf,
  formsOf,
  headers,
  mark,
  namedUid,
  numbers,
  plausible,
  runsOf,
  type Schema,
  segment,
  text,
} from './testing/malformed.ts'
import { seedCatalogue } from './testing/seed-catalogue.ts'
import { sign } from './testing/sign.ts'

type Operation = {
  readonly method: string
  readonly path: string
  readonly body: Schema | undefined
}

/** So many tries of each call; `MALFORMED_RUNS=200` looks harder. */
const numRuns = Number(process.env.MALFORMED_RUNS ?? 8)
/** One seed for everybody, so that a run fails for what it was changed by. `FUZZ_SEED` tries another. */
const seed = Number(process.env.FUZZ_SEED ?? 20261123)

let api: Awaited<ReturnType<typeof startApi>>
let people: Person[]
let operations: Operation[]

beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  // Administrators' calls may disable or delete the member that bodies name; the callers stay as they are.
  expect((await api.person('named')).uid).toBe(namedUid)
  people = [await api.person('member'), await api.person('admin', { role: 'superadmin' })]
  const document = (await (await api.app.request('/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  }
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  )
})
afterAll(() => api.stop())

type Sent = {
  readonly path: string
  readonly method: string
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
  readonly who: Person
  readonly headers: Readonly<Record<string, string>>
}
const send = ({ path, method, body, who: { email, key }, headers }: Sent) => {
  const tonce = newTonce()
  const signed = {
    Authorization: `Session ${key}`,
    'X-Email': email,
    'X-Tonce': tonce,
    'X-Signature': sign({ email, tonce, key }),
  }
  return api.app.request(`/v1${path}`, {
    method,
    headers: { ...headers, ...signed },
    ...(body === undefined ? {} : { body }),
  })
}

/** Checks that a refusal gives a reason, repeats nothing that was sent, and changes nothing in the log. */
const check = async (what: string, answer: () => Response | Promise<Response>) => {
  const before = await api.log.head()
  const response = await answer()
  const said = await response.text()
  expect(response.status, `${what} ${said}`).toBeLessThan(500)
  expect(response.status, `${what} ${said}`).not.toBe(400)
  if (response.status < 400) return
  expect(said, what).not.toContain(mark)
  expect(await api.log.head(), `${what} ${said}`).toBe(before)
}

/** An amount is text, or the number that JavaScript writes as such text. */
const isNumberAsText = ({ type, anyOf = [] }: Schema) =>
  type === 'string' || ['string', 'number'].every(each => anyOf.some(({ type }) => type === each))

describe('malformed input to any call of the OpenAPI document', () => {
  test('is never a 5xx, never a 400, never repeated in the answer, and changes nothing in the log', async () => {
    expect(operations.length).toBeGreaterThan(250)
    expect(operations.filter(({ body }) => formsOf(body).length > 1).length).toBeGreaterThan(4)
    for (const { method, path, body } of operations) {
      if (path === '/user/logout') continue
      const request = fc.record({
        ids: fc.array(segment, { minLength: 4, maxLength: 4 }),
        body: method === 'GET' ? fc.constant(undefined) : bodyOf(body),
        who: fc.constantFrom(...people),
        headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
        type: fc.constantFrom(
          'application/json',
          'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
        ),
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ ids, type, ...sent }) => {
          let at = 0
          const filled = path.replace(/\{[^}]+\}/g, () => ids[at++ % ids.length] as string)
          const typed = sent.body === undefined ? sent.headers : { ...sent.headers, 'Content-Type': type }
          await check(`${method} ${path}`, () => send({ ...sent, path: filled, method, headers: typed }))
        }),
        { numRuns: runsOf(body, numRuns), seed },
      )
    }
    expect(api.logged.join('\n')).not.toContain(mark)
  })

  test('in the place of a signature is not different', async () => {
    const signed = fc.array(segment, { minLength: 3, maxLength: 3 })
    const request = fc.record({ of: fc.constantFrom(...operations), signed, id: segment })
    await fc.assert(
      fc.asyncProperty(request, async ({ of: { method, path }, signed, id }) => {
        const form = path.replace(/(\/\{json\})?$/, filter => `/${signed.join('/')}${filter}`)
        const filled = form.replace(/\{[^}]+\}/g, id)
        await check(`${method} ${path}`, () => api.app.request(`/v1${filled}`, { method }))
      }),
      { numRuns: numRuns * 40, seed },
    )
    expect(api.logged.join('\n')).not.toContain(mark)
  })
  test('is refused where it is a list in the place of a filter or a body', async () => {
    const taken: string[] = []
    for (const { method, path, body } of operations) {
      if (body === undefined && !path.endsWith('/{json}')) continue
      const filled = path.replace(/\{json\}$/, '%5B%5D').replace(/\{[^}]+\}/g, 'x')
      const headers = { 'Content-Type': 'application/json' }
      for (const who of people) {
        const { status } = await send({ method, path: filled, body: body && '[]', who, headers })
        if (status < 400) taken.push(`${method} ${path}`)
      }
    }
    expect(taken).toEqual([])
  })
  test('is refused wherever an amount belongs, whatever else is right', async () => {
    const amounts = operations.flatMap(({ method, path, body }) =>
      formsOf(body).flatMap(properties =>
        Object.entries(properties)
          .filter(([name, each]) => isNumberAsText(each) && /amount|fee$|rate$/i.test(name))
          .map(([name]) => ({ method, path, properties, name })),
      ),
    )
    expect(amounts.length).toBeGreaterThan(30)
    // Corrections may be below zero.
    const wrong = numbers.filter(each => !each.startsWith('-'))
    for (const { method, path, properties, name } of amounts)
      for (const amount of wrong) {
        const sound = Object.entries(properties).map(([each, of]) => [each, plausible(each, of)] as const)
        const body = text({ ...Object.fromEntries(sound), [name]: amount })
        const filled = path.replace(/\{[^}]+\}/g, 'x')
        const headers = { 'Content-Type': 'application/json' }
        for (const who of people) {
          const { status } = await send({ method, path: filled, body, who, headers })
          expect([403, 422], `${method} ${path} ${name}: ${amount}`).toContain(status)
        }
      }
  })
})
