import type { wire } from '@strongroom/shared'
import { expect } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { createStores, type Stores } from '../../vault/stores.ts'
import { makeExports } from '../make-exports.ts'

type MakeParts = Parameters<typeof makeExports>[0]

/** An API with more members than one answer may hold as CSV, and an administrator of customer service. */
export type Desk = { readonly api: Api; readonly exports: Stores['exports']; readonly support: Person }

export const openDesk = async (): Promise<Desk> => {
  const api = await startApi()
  await api.db.query(
    `insert into private.members (uid, email, username, user_type, registered, created_at)
     select 900000 + n, 'm' || n || '@example.com', 'm' || n, 0, true, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(1, 10050) n`,
  )
  const { exports } = createStores(api.db, api.deps.config)
  return { api, exports, support: await api.person('support', { role: 'support' }) }
}

const jsonOf = (filter: object) => encodeURIComponent(JSON.stringify(filter))

/** A filter that leaves all of them in. */
export const many = { sort: 'created_date', order: 'desc' }

/** Exports of the list of members, and the job that makes them. The desk is open once a test runs. */
export const exportingFrom = (desk: () => Desk) => {
  const csv = (filter: object, as = desk().support, language = 'en') =>
    desk().api.get(`/user/list/S/${jsonOf(filter)}`, {
      as,
      headers: { Accept: 'text/csv', 'Accept-Language': language },
    })
  const begin = async (filter: object = many, as = desk().support): Promise<string> => {
    const { status, body } = await csv(filter, as)
    expect(status).toBe(202)
    return body.data[0].id
  }
  const partsOf = (over: Partial<Pick<MakeParts, 'stopping' | 'exports'>> = {}): MakeParts => ({
    ...desk().api.deps,
    ...{ exports: desk().exports, members: desk().api.members, stopping: new AbortController().signal },
    ...over,
  })
  return {
    csv,
    begin,
    partsOf,
    make: () => makeExports(partsOf())(),
    own: async (as = desk().support): Promise<readonly wire.ExportRecord[]> =>
      (await desk().api.get('/exports/S', { as })).body.data,
    fileOf: (id: string, as = desk().support) => desk().api.get(`/exports/${id}/file/S`, { as }),
    /** How many parts of files are kept. */
    kept: async (): Promise<number> =>
      (await desk().api.db.query('select count(*)::int as n from private.export_parts')).rows[0].n,
  }
}
