import { contract } from '@strongroom/shared'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import type { Api, Person } from './api.ts'
import { filter } from './deposit-address.ts'

/** A list of the contract: what is asked by a filter, and answered in pages. */
export type ListCall = {
  readonly path: string
  readonly audience: string
  readonly owner?: string
  /** The word in the place of an id, of lists that have several kinds. */
  readonly kind?: string
  /** The filters that every list has and that are added to its own. */
  readonly common?: readonly string[]
  /** The field of its rows that a range of amounts narrows, where it is not `amount`. */
  readonly ranges?: string
  readonly answer: { readonly entries: Readonly<Record<string, { readonly entries?: object }>> }
  readonly filter: { readonly entries: Readonly<Record<string, GenericSchema<unknown, unknown>>> }
}

type Row = Readonly<Record<string, unknown>>

/** A list's answer, and the questions asked of the database for it. */
export type Listed = {
  readonly status: number
  readonly rows: readonly Row[]
  readonly total: number
  /** The answer names each field of the filter that is wrong, and why. */
  readonly issues: readonly { readonly path: string; readonly message: string }[] | undefined
  readonly asked: readonly Question[]
  /** The e-mail address of the caller. */
  readonly asker: string
}
export type Question = { readonly text: string; readonly values: string }

/** Every list of the contract that has pages. */
export const listCalls = (): readonly ListCall[] =>
  Object.values(contract)
    .flatMap(calls => Object.values(calls) as unknown as readonly ListCall[])
    .filter(({ answer }) => 'total' in (answer.entries?.data?.entries ?? {}))
    .flatMap(each => kindsOf(each.path).map(kind => ({ ...each, kind })))

const kindsOf = (path: string): readonly string[] => {
  if (path.startsWith('/recharges/{x}')) return ['bank_deposit', 'card_deposit']
  return path.startsWith('/userfpsrecharges/{x}') ? ['all', 'pending'] : ['all']
}

/** Writes down what the API asks its database. */
export const listenTo = ({ db }: Api) => {
  const heard: Question[] = []
  const query = db.query.bind(db) as (...given: unknown[]) => unknown
  const listening = (first: string | { text: string; values?: unknown[] }, ...others: unknown[]) => {
    const text = typeof first === 'string' ? first : first.text
    const values = typeof first === 'string' ? others[0] : first.values
    heard.push({ text, values: JSON.stringify(values ?? []) })
    return query(first, ...others)
  }
  Object.assign(db, { query: listening })
  return { take: () => heard.splice(0) }
}

/** Asks lists as the member they are about, or as an administrator. */
export const asker = (
  api: Api,
  { take }: ReturnType<typeof listenTo>,
  { member, admin }: { readonly member: Person; readonly admin: Person },
) => {
  const pathOf = ({ path, owner, kind }: ListCall) =>
    path
      .replaceAll(`{${owner}}`, member.uid)
      .replace('{email}', member.email)
      .replace(/\{(id|x)\}/, kind ?? 'all')
  return async (call: ListCall, fields: object): Promise<Listed> => {
    take()
    const as = call.audience === 'user' ? member : admin
    const path = pathOf(call).replace('{json}', filter(fields))
    const { status, body } = await api.get(path, { as })
    const page = body?.data?.data ? body.data : { data: [], total: 0 }
    return {
      status,
      rows: page.data,
      total: page.total,
      issues: body?.issues,
      asked: take(),
      asker: as.email,
    }
  }
}

/** The values that a field names, or nothing when it takes any of a form. */
export const optionsOf = (schema: unknown): readonly unknown[] | undefined => {
  const { type, wrapped, options, literal, pipe } = schema as {
    type: string
    wrapped?: unknown
    options?: readonly unknown[]
    literal?: unknown
    pipe?: readonly unknown[]
  }
  if (wrapped) return optionsOf(wrapped)
  if (pipe?.[0] && pipe[0] !== schema && type !== 'string') return optionsOf(pipe[0])
  if (type === 'picklist') return options
  if (type === 'literal') return [literal]
  if (type !== 'union' || !options) return undefined
  const each = options.map(optionsOf)
  return each.every(one => one !== undefined) ? each.flat() : undefined
}

const nothings: Readonly<Record<string, unknown>> = {
  ...{ from: '2099-12-31', to: '1999-01-01' },
  // Up to the first event, and up to a moment before it.
  ...{ up_to: 1, at: '1999-01-01T00:00:00.000Z' },
  ...{ since: '2099-12-31T00:00:00.000Z', until: '1999-01-01T00:00:00.000Z' },
  amount_to: '0.000000000000000001',
}
const anyNothing = [
  'zz-nothing',
  'ZZZZ',
  '999999999',
  '2099-12-31',
  '2099-12',
  'zz-nothing@example.com',
  crypto.randomUUID(),
  999_999,
  98,
]

/** A value that the field takes and that nothing has. */
export const nothingOf = (name: string, schema: GenericSchema<unknown, unknown>): unknown =>
  nothings[name] ?? anyNothing.find(each => v.safeParse(schema, each).success)
