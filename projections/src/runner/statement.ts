import type { PoolClient, QueryResult } from 'pg'
import type { Value } from './projection.ts'

/** A statement whose parameters are arrays, as `arrayLiteral` writes them. */
export type Statement = { readonly text: string; readonly values: readonly string[] }

/** An array parameter as PostgreSQL reads it. The driver's own writer takes three times as long. */
export const arrayLiteral = (values: readonly Value[]): string => `{${values.map(element).join()}}`

const element = (value: Value): string => {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`
}

/** The names of the statements that a connection has prepared, by their text. */
const prepared = new WeakMap<PoolClient, Map<string, string>>()

/**
 * The text that carries out several statements, to be sent as one message or as a part of one. Each is prepared once for a
 * connection: planning one takes longer than carrying it out for a few rows, and a message for each would cost more than both.
 */
export const callsOf = async (client: PoolClient, statements: readonly Statement[]): Promise<string> => {
  const names = prepared.get(client) ?? new Map<string, string>()
  prepared.set(client, names)
  for (const { text } of statements) if (!names.has(text)) await prepare(client, names, text)
  return statements
    .map(({ text, values }) => `execute ${names.get(text)}(${values.map(literal).join()});`)
    .join('\n')
}

const prepare = async (client: PoolClient, names: Map<string, string>, text: string): Promise<void> => {
  const name = `strongroom_views_${names.size}`
  await client.query(`prepare ${name} as ${text}`)
  names.set(text, name)
}

/** The results of a message of several statements, which pg's types do not know of. */
export const sendAll = async (client: PoolClient, text: string): Promise<readonly QueryResult[]> =>
  [(await client.query(text)) as QueryResult | QueryResult[]].flat()

/** A text in SQL, where `standard_conforming_strings` is on. The driver's own writer goes sign by sign. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
