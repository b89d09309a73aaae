import { ask } from '@strongroom/projections/queries'
import { type AnyContract, contract, type wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Session } from '../../command/session.ts'
import type { AnyCall } from '../../http/call.ts'
import { csvOf, isList } from '../../http/csv-list.ts'
import { validate } from '../../http/validate.ts'
import type { ZipEntry } from '../../vault/files/zip.ts'
import { idle } from '../outside-requests.ts'
import { keptModels } from './kept-models.ts'
import { type InCopy, keptTables } from './kept-tables.ts'

type Asker = {
  readonly session: Session
  readonly id: string
  readonly language: wire.Language
  readonly now: Date
}

const kept: readonly InCopy[] = [...Object.values(keptTables), ...Object.values(keptModels)]

/** The calls of which a copy is made, by their names. */
export const copiedCalls: readonly string[] = [
  ...new Set(kept.flatMap(each => ('by' in each ? each.by : []))),
].toSorted()

/** The read models that a copy is made from. */
export const copyReads = Object.keys(keptModels).filter(
  name => 'by' in keptModels[name as keyof typeof keptModels],
)

/** The declaration of a call by its name, `swap.list`. */
export const declarationOf = (name: string): AnyContract | undefined => {
  const groups: Readonly<Record<string, Readonly<Record<string, AnyContract>>>> = contract
  const [group = '', call = ''] = name.split('.')
  return groups[group]?.[call]
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const jsonOf = (name: string, value: unknown): ZipEntry => ({
  name,
  bytes: async () => bytesOf(`${JSON.stringify(value, null, 2)}\n`),
})

/** The rows of one table that are about a member. */
export const rowsOf = async (db: Pool, uid: string, [table, kept]: readonly [string, InCopy]) =>
  'columns' in kept
    ? [
        [
          table,
          await ask(db, `select ${kept.columns} from private.${table} where ${kept.where}`, [uid]),
        ] as const,
      ]
    : []

const csvText = async (call: AnyCall, given: object, language: wire.Language): Promise<string> => {
  const list = await csvOf(call, given, language)
  if ('refused' in list) throw new Error(`${call.path} refuses to be copied`)
  const parts: string[] = []
  for await (const part of list.parts) parts.push(part)
  return parts.join('')
}

const copyOf = async (call: AnyCall, name: string, asker: Asker): Promise<ZipEntry> => {
  const { session, id: requestId, now, language } = asker
  const filter = call.filter ? validate(call.filter, {}, 'filter') : undefined
  const given = {
    ...idle,
    session,
    params: { id: session.uid },
    requestId,
    now,
    language,
    filter,
    text: undefined,
  }
  if (isList(call))
    return { name: `${name}.csv`, bytes: async () => bytesOf(await csvText(call, given, language)) }
  const { body } = await call.handler(given)
  return jsonOf(`${name}.json`, 'data' in body ? body.data : [])
}

/**
 * All that is kept of a member as the files of an archive: a CSV file for each list, a JSON file for all else. A member's own calls give it,
 * so that nothing of others is in it but what the member sees on screen; rows of tables that no call shows are read by their columns.
 */
export async function* gather(db: Pool, calls: readonly AnyCall[], asker: Asker): AsyncGenerator<ZipEntry> {
  const tables = []
  for (const each of Object.entries(keptTables)) tables.push(...(await rowsOf(db, asker.session.uid, each)))
  yield jsonOf('kept.json', Object.fromEntries(tables))
  for (const name of copiedCalls) {
    const path = declarationOf(name)?.path
    const call = calls.find(each => each.method === 'GET' && each.path === path)
    if (!call) throw new Error(`nothing implements ${name}`)
    yield copyOf(call, name, asker)
  }
}
