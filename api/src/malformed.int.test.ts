import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from './kernel/signing.ts'
import { newTonce, type Person, startApi } from './testing/api.ts'
import { seedCatalogue } from './testing/seed-catalogue.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; enum?: unknown[] }
type Operation = {
  readonly method: string
  readonly path: string
  readonly body: Schema | undefined
}

/** So many tries of each call; `MALFORMED_RUNS=200` looks harder. */
const numRuns = Number(process.env.MALFORMED_RUNS ?? 8)

/** Stands in every text we send, so that an answer which repeats what it was given is found out. */
const mark = 'ec40-9b1d'

const texts = [
  mark,
  `${mark}${'x'.repeat(70_000)}`,
  `${mark}' OR 1=1; drop table private.profiles; --`,
  `{{7*7}}\${7*7}<%= ${mark} %>`,
  `<script>${mark}</script>`,
  `../../../../etc/passwd#${mark}`,
  `%00%2e%2e%2f${mark}`,
  `\u0000${mark}`,
  `${mark}\ud800`,
  `${mark}🙈\u202e\u0000‮ﷺ`,
  '',
  ' ',
]
const numbers = [
  '1e309',
  '-1',
  '1E-400',
  'NaN',
  'Infinity',
  '0.0000000000000000000001',
  '9'.repeat(400),
  '0x10',
  '١٢',
  '-0',
  '1,5',
]
const others: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  { $ne: null },
  { toString: mark },
  { __proto__: { admin: true } },
]
const nasty = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, ...others),
  fc.anything({ maxDepth: 3, maxKeys: 5 }),
)

/** Something each field may well be, so that one wrong field is not hidden behind another. */
const plausible = (name: string, schema: Schema): unknown => {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'number' || schema.type === 'integer') return 1
  if (schema.type === 'boolean') return true
  if (/amount|fee|rate|min|max/i.test(name)) return '1'
  if (/currency|source/.test(name)) return 'USD'
  if (/email/.test(name)) return 'nobody@example.com'
  return '100044'
}

const bodyOf = (schema: Schema | undefined) => {
  const fields = Object.entries(schema?.properties ?? { field: {} })
  const sound = Object.fromEntries(fields.map(([name, each]) => [name, plausible(name, each)]))
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...fields.map(([name]) => name)), nasty)
        .map(([name, value]) => text({ ...sound, [name]: value })),
    },
    { weight: 2, arbitrary: nasty.map(text) },
    { weight: 1, arbitrary: nasty.map(value => text({ ...sound, unknown: value })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        `{"a":${deep}}`,
        `"${mark}`,
        '\u0000',
        `{"amount":1e999}`,
        `{"a":1,"a":2}`,
        '[1,2',
        'null',
      ),
    },
  )
}

/** `JSON.stringify` for anything at all: bigints and undefined too. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'undefined'

const segment = nasty.map(
  value =>
    encodeURIComponent((typeof value === 'string' ? value : text(value)).toWellFormed()).slice(0, 4_000) ||
    '%20',
)

let api: Awaited<ReturnType<typeof startApi>>
let people: Person[]
let operations: Operation[]

beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
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

const send = async (path: string, method: string, body: string | undefined, person: Person, type: string) => {
  const tonce = newTonce()
  return api.app.request(`/v1${path}`, {
    method,
    headers: {
      Authorization: `Session ${person.key}`,
      'X-Email': person.email,
      'X-Tonce': tonce,
      'X-Signature': sign({ email: person.email, tonce, key: person.key }),
      ...(body === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
  })
}

describe('malformed input to any call of the OpenAPI document', () => {
  test('is never a 5xx, never a 400, never repeated in the answer, and changes nothing in the log', async () => {
    expect(operations.length).toBeGreaterThan(40)
    for (const { method, path, body } of operations) {
      if (path === '/user/logout') continue
      const request = fc.record({
        ids: fc.array(segment, { minLength: 4, maxLength: 4 }),
        body: method === 'GET' ? fc.constant(undefined) : bodyOf(body),
        who: fc.constantFrom(...people),
        type: fc.constantFrom(
          'application/json',
          'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
        ),
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ ids, body: sent, who, type }) => {
          let at = 0
          const filled = path.replace(/\{[^}]+\}/g, () => ids[at++ % ids.length] as string)
          const before = await api.log.head()
          const response = await send(filled, method, sent, who, type)
          const answer = await response.text()
          expect(response.status, `${method} ${path} ${answer}`).toBeLessThan(500)
          expect(response.status, `${method} ${path} ${answer}`).not.toBe(400)
          if (response.status >= 400) {
            expect(answer).not.toContain(mark)
            expect(await api.log.head()).toBe(before)
          }
        }),
        { numRuns },
      )
    }
    expect(api.logged.join('\n')).not.toContain(mark)
  }, 180_000)
})
