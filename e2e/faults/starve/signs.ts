import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Cluster } from '../../lib/cluster.ts'

/** A session of the platform with PostgreSQL. */
export type DatabaseSession = { readonly pid: number; readonly name: string }

/** The sessions that are open now, but for the one that asks. */
export const openSessions = async (connectionString: string): Promise<readonly DatabaseSession[]> => {
  const client = new Client({ connectionString, application_name: 'strongroom faults' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<DatabaseSession>(
      `select pid, application_name as name from pg_stat_activity
       where backend_type = 'client backend' and application_name <> 'strongroom faults'`,
    )
    return rows
  } finally {
    await client.end()
  }
}

/** Sessions that stand where one was lost: those that have come, as far as others have gone. */
export const bornAfter = (
  before: readonly DatabaseSession[],
  after: readonly DatabaseSession[],
): readonly string[] => {
  const has = (all: readonly DatabaseSession[], { pid }: DatabaseSession) =>
    all.some(each => each.pid === pid)
  const gone = before.filter(each => !has(after, each)).length
  return after
    .filter(each => !has(before, each))
    .slice(0, gone)
    .map(({ name }) => name)
}

/** The lines of the workers' logs about jobs that were put back, as of a process that is gone: while none dies, there are none. */
export const takenOver = async ({ directory, workers }: Cluster): Promise<readonly string[]> =>
  workers.flatMap((_, n) => {
    const file = join(directory, `workers-${n + 1}.log`)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    return lines
      .filter(line => line.includes('were put back into the queue'))
      .map(line => `workers ${n + 1}: ${line.slice(0, 300)}`)
  })

/** Each of the texts once, with how often it is there. */
export const spread = (texts: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([each, times]) => `${times} × ${each}`).join(', ')
}
