import fc from 'fast-check'

/** As much of JSON Schema as the OpenAPI document’s bodies need here. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
}

/** Stands in every text we send, so that an answer which repeats what it was given is found out. */
export const mark = 'ec40-9b1d'

const texts = [
  mark,
  `${mark}${'x'.repeat(70_000)}`,
  `${mark}${'x'.repeat(2 ** 20)}`,
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
/** Numbers that are no amount, or one that no wallet has. */
export const numbers = [
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

/** The id that bodies name: the member who registers first. */
export const namedUid = '100044'

/** Something each field may well be, so that one wrong field is not hidden behind another. */
export const plausible = (name: string, schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'number' || schema.type === 'integer') return 1
  if (schema.type === 'boolean') return true
  if (/amount|fee|rate|min|max/i.test(name)) return '1'
  if (/currency|source/.test(name)) return 'USD'
  if (/email/.test(name)) return 'nobody@example.com'
  return namedUid
}

type Properties = Readonly<Record<string, Schema>>

/** The fields of each form that a body may have; one form without any where the document names none. */
export const formsOf = (schema: Schema | undefined): readonly Properties[] => {
  const own = schema?.properties
  const members = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].flatMap(formsIn)
  if (members.length === 0) return own ? [own] : []
  return members.map(each => ({ ...own, ...each }))
}
/** A list of records is fuzzed by the records in it. */
const formsIn = (schema: Schema): readonly Properties[] => formsOf(schema.items ?? schema)

/** A sound value of every field. */
const soundOf = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, plausible(name, each)]))

/** One wrong field among sound ones, or one too many, of one form. */
const spoiled = (properties: Properties) => {
  const sound = soundOf(properties)
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(properties)), nasty)
        .map(([name, value]) => ({ ...sound, [name]: value })),
    },
    { weight: 1, arbitrary: nasty.map(value => ({ ...sound, unknown: value })) },
  )
}

/** The number of tries that a body is worth: as many for each of its forms. */
export const runsOf = (schema: Schema | undefined, each: number): number =>
  each * Math.max(1, formsOf(schema).length)

/** A body of a call: one wrong field among sound ones in any of its forms, one too many, or no such thing at all. */
export const bodyOf = (schema: Schema | undefined) => {
  const forms = formsOf(schema).filter(each => Object.keys(each).length > 0)
  const isList = [schema, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].some(each => each?.items)
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const some = fc.oneof(...(forms.length > 0 ? forms : [{ field: {} }]).map(spoiled))
  return fc.oneof(
    { weight: 6, arbitrary: some.map(text) },
    ...(isList ? [{ weight: 2, arbitrary: fc.array(some, { maxLength: 2 }).map(text) }] : []),
    { weight: 2, arbitrary: nasty.map(text) },
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
    // Not UTF-8: an overlong slash, half of a sign, a byte order mark of another encoding.
    {
      weight: 1,
      arbitrary: fc.constantFrom([0xc0, 0xaf], [0x22, 0xe2, 0x82, 0x22], [0xff, 0xfe, 0x7b, 0]).map(bytes),
    },
  )
}

const bytes = (given: readonly number[]) => new Uint8Array([...given, ...Buffer.from(mark)])

/** `JSON.stringify` for anything at all: bigints and undefined too. */
export const text = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'undefined'

/** Hostile values for the headers that we read, of characters a header may hold. */
export const headers = fc.dictionary(
  fc.constantFrom(
    'Idempotency-Key',
    'Strongroom-After',
    'Accept-Language',
    'Accept',
    'X-Forwarded-For',
    'X-Request-Id',
    'Content-Encoding',
  ),
  fc.constantFrom(
    mark,
    `${mark}${'x'.repeat(9_000)}`,
    `${mark}' OR 1=1`,
    `../${mark}`,
    `\u00ff${mark}`,
    '',
    '-1',
    '9'.repeat(400),
    'text/csv',
    'gzip',
  ),
  { maxKeys: 2 },
)

/** Hostile values in the place of an id, a filter, a signature. */
export const segment = nasty.map(
  value =>
    encodeURIComponent((typeof value === 'string' ? value : text(value)).toWellFormed()).slice(0, 4_000) ||
    '%20',
)
