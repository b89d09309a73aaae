import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A part of an OpenAPI document, as it is written. */
export type Json = Readonly<Record<string, unknown>>

/** A schema in the dialect of OpenAPI 3.1 (JSON Schema 2020-12), in the form that linters and makers of clients take. */
export const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output' = 'input'): Json => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
    overrideSchema: ({ jsonSchema }) => oneOfEach(withLength(jsonSchema)),
  })
  return json
}

/** One schema of several; itself where there is only one. */
export const anyOf = (schemas: readonly Json[]): Json => {
  const [only, ...others] = schemas
  return only && others.length === 0 ? only : { anyOf: schemas }
}

/** `prefixItems` alone sets no length, and may not be empty. */
const withLength = (schema: JsonSchema): JsonSchema => {
  const { prefixItems, ...others } = schema
  if (!prefixItems) return schema
  return prefixItems.length === 0
    ? { ...others, maxItems: 0 }
    : { ...others, prefixItems, maxItems: prefixItems.length }
}

/** Alternatives that differ in what JSON Schema does not say are one; beside one that takes anything the others say nothing. */
const oneOfEach = ({ anyOf, ...schema }: JsonSchema): JsonSchema => {
  if (!anyOf) return schema
  const different = new Map(anyOf.map(each => [JSON.stringify(each), each]))
  if (different.has('{}')) return schema
  const [only, ...others] = different.values()
  return only !== undefined && typeof only === 'object' && others.length === 0
    ? { ...only, ...schema }
    : { ...schema, anyOf: [...different.values()] }
}
