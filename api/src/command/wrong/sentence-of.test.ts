import { type AnyContract, contract, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validate } from '../../http/validate.ts'
import type { HttpError } from '../http-error.ts'
import { fieldName } from './field-names.ts'
import { sentenceOf } from './sentence-of.ts'

const calls = Object.values(contract).flatMap(group => Object.values(group) as unknown as AnyContract[])
const languages = wire.language.options

/** The fault of an input, or nothing. */
const wrongIn = (schema: NonNullable<AnyContract['body']>, input: unknown, at = '') => {
  try {
    validate(schema, input, at)
    return []
  } catch (thrown) {
    return (thrown as HttpError).issues ?? []
  }
}

type Schema = NonNullable<AnyContract['body']> & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly Schema[]
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
}
/** The fields of a body or a filter in each of its forms. */
const fieldsOf = ({ entries, options, wrapped, pipe }: Schema): readonly string[] => [
  ...Object.keys(entries ?? {}),
  ...(entries
    ? []
    : [...(options ?? []), ...(wrapped ? [wrapped] : []), ...(pipe?.slice(0, 1) ?? [])]
        .filter(each => typeof each === 'object')
        .flatMap(fieldsOf)),
]

/** Fields that programs make, and people never see: keys, quotes of passkeys, positions. */
const ofPrograms =
  /^(a|b|at|changed|default|meaning|waiting|by|by_two|case_kind|channel|confirmed|configs|cutOverWhenEqual|decimal|delimiter|device|event|file_name|fixedDepositRate|format|from|generation|given|ids|inverted|item|itemId|key|late_in|least|line_id|list|mapping|match|mentions|mine|money_in|money_out|named|on_request|opening|option|owner|params|payout|place|position|projection|projections|query|reaction|records|response|revision|rule|rules|scans|shared|signature|since|step|stream|swapFeeRate|swapLevel|t|token|tolerance|transports|unit|until|up_to|userHandle|version|vip_from|attestationObject|authenticatorData|clientDataJSON|assigned|bank|case|decision|dryRun|actor|phone|session|recovery|\w+FeeRate|\w+Fee|\w+Minimum|days|hours|minutes|\w*Id)$/

type Rule = {
  readonly kind?: string
  readonly type?: string
  readonly message?: string | ((issue: object) => string)
}
type Said = { readonly type: string; readonly message: string; readonly make?: (issue: object) => string }

/** Something of each form whose words are made of what was sent. */
const samples: readonly object[] = [
  { type: 0, id_type: 1, documents: [] },
  { type: 1, documents: [] },
  { type: 0, id_type: 0, documents: [{ kind: 'articles', file: 'x' }] },
]
const isText = (given: unknown): given is string => typeof given === 'string'
const makes = (make: (issue: object) => string, input: object): string | undefined => {
  try {
    return make({ input })
  } catch {
    return undefined
  }
}

/** The own sentences of every schema of the contract: of bodies, filters, queries and paths, however deep. */
const saidBy = (schema: unknown, seen: Set<unknown>): readonly Said[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { kind, type = '', message } = schema as Rule
  const own =
    !kind || message === undefined ? [] : isText(message) ? [{ type, message }] : madeBy(type, message)
  return [...own, ...Object.values(schema).flatMap(each => saidBy(each, seen))]
}
const madeBy = (type: string, make: (issue: object) => string): readonly Said[] => [
  { type, message: '', make },
  ...samples
    .map(input => makes(make, input))
    .filter(isText)
    .map(message => ({ type, message })),
]
const seen = new Set<unknown>()
const said = calls
  .flatMap(({ body, filter, params, loaded }: AnyContract & { loaded?: unknown }) => [
    body,
    filter,
    params,
    loaded,
  ])
  .flatMap(schema => saidBy(schema, seen))
const sentenceFor = (message: string, language: wire.Language) =>
  sentenceOf({ path: 'amount', message }, language)

describe('a field that is wrong', () => {
  test('is called as people know it, in each language', () => {
    const unnamed = new Set<string>()
    for (const { body, filter } of calls)
      for (const schema of [body, filter])
        for (const field of schema ? fieldsOf(schema as Schema) : [])
          if (fieldName(field, 'ja') === field && fieldName(field, 'en') === field && !/^[A-Z]+$/.test(field))
            if (!ofPrograms.test(field)) unnamed.add(field)
    expect([...unnamed].toSorted()).toEqual([])
  })

  test('gives a sentence in each language, whatever call it is of', () => {
    const blunt = /^(Required|Unknown field|\d|Expected|Invalid)/
    let seen = 0
    for (const { path, body, filter } of calls)
      for (const schema of [body, filter])
        for (const input of [{}, { stray: 1 }, [], 'x', 7])
          for (const issue of schema ? wrongIn(schema, input, schema === filter ? 'filter' : '') : []) {
            const said = languages.map(language => sentenceOf(issue, language))
            seen++
            for (const each of said)
              expect(each, `${path} ${issue.path}: ${issue.message}`).not.toMatch(blunt)
            expect(new Set(said).size, `${path} ${issue.path}: ${issue.message}`).toBeGreaterThan(2)
          }
    expect(seen).toBeGreaterThan(500)
  })

  test('lists values alone, and no types, whatever is sent in a field of any call', () => {
    const hasTypes = (message: string) => /\b[a-zA-Z]+\b/.test(message.replaceAll(/"[^"]*"|^Expected/g, ''))
    let listed = 0
    for (const { path, body, filter } of calls)
      for (const schema of [body, filter])
        for (const field of schema ? fieldsOf(schema as Schema) : [])
          for (const wrong of [true, [], {}, null, 7.5, 'no such value'])
            for (const issue of schema ? wrongIn(schema, { [field]: wrong }) : []) {
              if (!issue.message.startsWith('Expected')) continue
              const lists = sentenceOf(issue, 'en').includes('must be one of these')
              if (lists) listed++
              expect([path, issue, lists && hasTypes(issue.message)]).toEqual([path, issue, false])
            }
    expect(listed).toBeGreaterThan(100)
  })

  test.each([
    ['amount', 'Required', 'Please enter: Amount'],
    ['filter.timeZone', 'Unknown field', 'Time zone cannot be given here'],
    ['configs.0.field_value', 'At most 2000 characters', 'Value of the setting: at most 2000 characters'],
    ['status', '0 or 1', 'Status must be one of these: 0, 1'],
    ['account_type', '0 US, 1 EU, 2 other, 3 HK', 'Bank type must be one of these: 0, 1, 2, 3'],
    ['type', 'Expected ("spend" | "fee")', 'Type must be one of these: spend, fee'],
    ['expiration_date', 'Month and year, such as 09/29', 'Expiry must be a month and a year, such as 09/29'],
    ['preItemId', 'Expected (("" | 0) | string)', 'Please check: First charge'],
    ['email', 'Wrong Email Format', 'Wrong Email Format'],
    ['body', 'Malformed JSON', 'What was sent cannot be read'],
    ['amount', 'Expected string', 'Please check: Amount'],
    ['api_key', '32 letters, digits or signs such as - and _', 'Please check: API key'],
    ['card_id', '3 to 40 letters, digits, _, . and -', 'Please check: Card ID'],
    ['term', '0 (current), 1, 3, 6 or 12 months', 'Term must be one of these: 0, 1, 3, 6, 12'],
    ['body', 'Please enter all fields', 'Please enter all fields'],
    ['body', 'Either a fee or a fee rate', 'Give either a fee or a fee rate, and not both'],
    ['access_interval', 'At least 1 minute', 'Access interval in minutes must be at least 1'],
  ])('%s: %s', (path, message, said) => {
    expect(sentenceOf({ path, message }, 'en')).toBe(said)
    expect(sentenceOf({ path, message }, 'ja')).not.toBe(said)
  })
})

describe('each word of a schema', () => {
  test('that a check of our own says has a sentence of its own', () => {
    const checks = said.filter(({ type }) => /check/.test(type))
    expect(checks.length).toBeGreaterThan(30)
    const unsaid = checks.filter(
      ({ message }) => message && sentenceFor(message, 'en').startsWith('Please check: '),
    )
    expect(unsaid.map(({ message }) => message)).toEqual([])
  })

  test('is said by no English to people who read another language', () => {
    expect(said.length).toBeGreaterThan(150)
    const english = said.flatMap(({ message }) =>
      (['zh', 'sc', 'ja'] as const)
        .map(language => sentenceFor(message, language))
        .filter(each => /[a-z_]{3,}/.test(each.replace('Asia/Hong_Kong', ''))),
    )
    expect(english).toEqual([])
  })

  test('that is made of what was sent is tried with something that makes it', () => {
    const made = said.flatMap(({ make }) => make ?? [])
    expect(made.length).toBeGreaterThan(0)
    for (const make of made) expect(samples.some(input => typeof makes(make, input) === 'string')).toBe(true)
  })

  test('about documents names those that are missing and those that are too many, as people know them', () => {
    const kinds = ['id_front', 'id_front', 'articles', 'selfie'].map(kind => ({ kind, file: kind }))
    const whole = { type: 0, id_type: 1, documents: kinds }
    const [message = ''] = said.flatMap(({ make }) => (make ? [makes(make, whole)] : [])).filter(isText)
    expect(sentenceOf({ path: 'documents', message }, 'en')).toBe(
      'Documents: these are missing: Back of the identity card; Proof of address. These are too many: Front of the identity card, or photo page of the passport; Articles of association',
    )
    expect(sentenceOf({ path: 'documents', message }, 'ja')).toContain('身分証明書の裏面')
  })
})

describe('input of several forms', () => {
  const forms = v.union([
    v.strictObject({ type: v.picklist(['fee', 'bonus']), amount: v.string() }),
    v.strictObject({ csv: v.string() }),
    v.array(v.string()),
  ])
  test('is told the field that is wrong in the form it is most like', () => {
    expect(wrongIn(forms, { type: 'other', amount: '1' })).toEqual([
      { path: 'type', message: 'Expected ("fee" | "bonus")' },
    ])
    expect(wrongIn(forms, { type: 'fee' })).toEqual([{ path: 'amount', message: 'Required' }])
    expect(wrongIn(forms, { csv: 7 })).toEqual([{ path: 'csv', message: 'Expected string' }])
    expect(wrongIn(forms, 7)[0]?.path).toBe('body')
  })

  test('is never refused as a whole by a call, if it is an object', () => {
    const unnamed = calls.filter(
      ({ body }) => body && wrongIn(body, { stray: 1 }).some(({ path }) => path === 'body'),
    )
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })
})

describe('an amount', () => {
  const amounts = calls.flatMap(({ path, body, filter }) =>
    [body, filter].flatMap(schema =>
      Object.entries((schema as Schema | undefined)?.entries ?? {})
        .filter(([name]) => name !== 'website')
        .filter(([, each]) => v.safeParse(each, '0.5').success && !v.safeParse(each, 'half').success)
        .map(([name, each]) => ({ what: `${path} ${name}`, each })),
    ),
  )
  test('is taken as a JSON number too, as JavaScript writes it', () => {
    expect(amounts.length).toBeGreaterThan(100)
    for (const { what, each } of amounts) {
      expect([what, v.safeParse(each, 0.5).output]).toEqual([what, '0.5'])
      expect(v.safeParse(each, 1e21).success, what).toBe(false)
      expect(v.safeParse(each, 1e-7).success, what).toBe(false)
    }
  })
})

/** Segments of paths that programs alone choose: a form of a file, a kind of a list. */
const chosenByPrograms = ['json', 'x', 'list', 'format']

test('whatever stands in a path is called by its name, in every language', () => {
  const inPaths = calls.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const named = [...new Set(inPaths)].filter(name => !chosenByPrograms.includes(name))
  expect(named).toContain('qpq_id')
  for (const language of languages)
    expect(named.filter(name => fieldName(`path.${name}`, language) === name)).toEqual([])
})
