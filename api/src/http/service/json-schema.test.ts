import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyOf, schemaOf } from './json-schema.ts'

describe('a schema of the OpenAPI document', () => {
  test.each([
    ['an empty list', v.tuple([]), { type: 'array', minItems: 0, maxItems: 0 }],
    [
      'a list of one',
      v.tuple([v.string()]),
      { type: 'array', prefixItems: [{ type: 'string' }], minItems: 1, maxItems: 1 },
    ],
    ['alternatives that look alike', v.union([v.string(), v.string()]), { type: 'string' }],
    ['anything or null', v.nullable(v.unknown()), {}],
    ['text or null', v.nullable(v.string()), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ])('says %s as JSON Schema of 2020 does', (_, schema, said) => {
    expect(schemaOf(schema)).toEqual(said)
  })

  test('keeps the default of alternatives that look alike', () => {
    expect(schemaOf(v.optional(v.union([v.string(), v.string()]), '0'))).toEqual({
      type: 'string',
      default: '0',
    })
  })

  test('is itself where there is no other', () => {
    expect(anyOf([{ type: 'string' }])).toEqual({ type: 'string' })
    expect(anyOf([{ type: 'string' }, { type: 'null' }])).toEqual({
      anyOf: [{ type: 'string' }, { type: 'null' }],
    })
  })
})
