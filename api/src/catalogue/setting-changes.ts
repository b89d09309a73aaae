import { lastChanges } from '@strongroom/projections/catalogue'
import { listProposals } from '@strongroom/projections/office'
import type { wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import type { Parts } from '../dependencies.ts'

type Waiting = NonNullable<wire.SystemConfig['waiting']>[number]

/** The last change of each setting, with the name of the administrator who made it. */
export const changesOf = async ({ db, members }: Parts, pairs: readonly wire.SystemConfig[]) => {
  const changes = await lastChanges(
    db,
    'sys-config',
    pairs.map(({ field_code }) => field_code),
  )
  const names = await members.namesOf(changes.map(({ by }) => by).filter(uid => /^\d+$/.test(uid)))
  const byCode = new Map(changes.map(change => [change.id, change]))
  return (code: string): Pick<wire.SystemConfig, 'changed'> => {
    const change = byCode.get(code)
    if (!change) return {}
    const { at, by, before, reason } = change
    const value = before ? String(before.field_value) : null
    return { changed: { at, by, by_name: names(by).username, before: value, reason } }
  }
}

const undecided = { page: 1, limit: 1000, sort: 'created_date', order: 'asc', timeZone: 'UTC' } as const

/** The values of settings that wait for a second administrator. */
export const waitsOf = async ({ db }: Parts) => {
  const { rows } = await listProposals(db, { ...undecided, kind: 'catalogue', status: 0 })
  const byCode = new Map<string, Waiting[]>()
  for (const { id, change } of rows) {
    if (change.kind !== 'catalogue' || change.entry.kind !== 'sys-config' || !change.after) continue
    const before = byCode.get(change.entry.id) ?? []
    const field_value = String(fieldOf(change.after, 'field_value'))
    byCode.set(change.entry.id, [...before, { proposal: id, field_value }])
  }
  return (code: string): Pick<wire.SystemConfig, 'waiting'> => {
    const waiting = byCode.get(code)
    return waiting ? { waiting } : {}
  }
}
