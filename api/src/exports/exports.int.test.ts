import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import { exportLimits } from '../vault/exports.ts'
import { makeExports } from './make-exports.ts'
import { type Desk, exportingFrom, many, openDesk } from './testing/exporting.ts'
import { writeExport } from './write-export.ts'

let desk: Desk
let api: Desk['api']
let support: Desk['support']
let exports: Desk['exports']
let other: Person
beforeAll(async () => {
  desk = await openDesk()
  ;({ api, support, exports } = desk)
  other = await api.person('other', { role: 'support' })
})
afterAll(() => api.stop())
afterEach(() => api.db.query('delete from private.exports'))

const { begin, csv, fileOf, kept, make, own, partsOf } = exportingFrom(() => desk)
const linesOf = (body: unknown) => String(body).trimEnd().split('\r\n')

describe('a CSV of more than 10,000 rows', () => {
  test('is begun, made by a job and saved, with the words of the small one', async () => {
    const id = await begin()
    expect(await own()).toMatchObject([{ id, status: 0, begin_date: null, left_seconds: null }])
    await make()
    const [made] = await own()
    expect(made).toMatchObject({ id, status: 1, rows: 10_052, total: 10_052, problem: null })
    const { headers, body } = await fileOf(id)
    expect(headers.get('content-disposition')).toContain(made?.file_name)
    expect(Buffer.byteLength(`\uFEFF${body}`)).toBe(made?.bytes)
    const [head, ...lines] = linesOf(body)
    const small = linesOf((await csv({ ...many, search: 'm10050@' })).body)
    expect(small).toHaveLength(2)
    expect(head).toBe(small[0])
    expect(lines).toContain(small[1])
    expect(new Set(lines).size).toBe(10_052)
    const mail = await api.mailTo(support.email)
    expect(mail?.subject).toBe(`Your file is ready: ${made?.file_name}`)
    expect(mail?.text).toContain('https://money.example/admin/exports')
    expect(mail?.text).toContain('10052')
  })

  test('asked for again while it waits is the same export; another language is another', async () => {
    const id = await begin()
    expect(await begin({ order: 'desc', sort: 'created_date', page: 4 })).toBe(id)
    expect((await csv(many, support, 'ja')).body.data[0].id).not.toBe(id)
    await make()
    expect(await begin()).not.toBe(id)
  })

  test('waits three times for one administrator, and no more until one is removed', async () => {
    const ids = await Promise.all(['en', 'zh-Hant', 'zh-Hans', 'ja'].map(each => csv(many, support, each)))
    expect(ids.map(({ status }) => status).toSorted()).toEqual([200, 202, 202, 202])
    expect(ids.find(({ status }) => status === 200)?.body).toMatchObject({
      ...{ status: false, code: 'TOO_MANY_EXPORTS', details: { most: String(exportLimits.waiting) } },
    })
    await begin(many, other)
    const [{ id } = { id: '' }] = await own()
    await api.ask('DELETE', `/exports/${id}/S`, { as: support })
    expect(await own()).toHaveLength(2)
    for (const language of ['en', 'zh-Hant', 'zh-Hans', 'ja']) await csv(many, support, language)
    expect(await own()).toHaveLength(3)
  })
})

describe('an export', () => {
  test('is nobody else’s', async () => {
    const id = await begin()
    await make()
    expect(await own(other)).toEqual([])
    expect((await fileOf(id, other)).status).toBe(404)
    expect((await api.ask('DELETE', `/exports/${id}/S`, { as: other })).status).toBe(404)
    expect((await fileOf(id)).status).toBe(200)
  })

  test('counts how often its file was saved, and keeps that when the file is removed', async () => {
    const id = await begin()
    await make()
    await fileOf(id)
    await fileOf(id)
    await api.ask('DELETE', `/exports/${id}/S`, { as: support })
    expect((await fileOf(id)).status).toBe(404)
    const { rows } = await api.db.query(
      'select uid::text, path, filter, downloads, status from private.exports',
    )
    expect(rows).toEqual([
      { uid: support.uid, path: '/user/list/S/{json}', filter: many, downloads: 2, status: -3 },
    ])
    expect(await kept()).toBe(0)
  })

  test('is of one moment: rows that come and go while it is made are not in it twice or half', async () => {
    const id = await begin({ ...many, sort: 'uid' })
    let pages = 0
    await makeExports(
      partsOf({
        exports: {
          ...exports,
          progress: async (...given) => {
            if (++pages === 2)
              await api.db.query(`delete from private.members where uid between 900001 and 900500`)
            return exports.progress(...given)
          },
        },
      }),
    )()
    await api.db.query(
      `insert into private.members (uid, email, username, user_type, registered)
       select 900000 + n, 'm' || n || '@example.com', 'm' || n, 0, true from generate_series(1, 500) n`,
    )
    expect(pages).toBe(11)
    const lines = linesOf((await fileOf(id)).body).slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([10_052, 10_052])
  })

  test('left by a worker that was ended is begun anew, and the old worker adds nothing to it', async () => {
    const id = await begin()
    const parts = partsOf()
    const row = await parts.exports.next()
    if (!row) throw new Error('nothing waits')
    const left = await parts.exports.begin(id)
    await writeExport(parts, row, left)
    expect(await own()).toMatchObject([{ id, status: 0, rows: 10_052 }])
    await parts.exports.addPart(left, 7, Buffer.from('left'))
    await make()
    await parts.exports.addPart(left, 8, Buffer.from('late'))
    await parts.exports.end(left, { rows: 1, parts: 1, bytes: 1 })
    expect(await own()).toMatchObject([{ id, status: 1, rows: 10_052 }])
    expect(linesOf((await fileOf(id)).body)).toHaveLength(10_053)
    const { rows } = await api.db.query('select part from private.export_parts order by part')
    expect(rows).toEqual([{ part: 0 }])
  })

  test('that is removed while it is made ends, and posts no mail', async () => {
    const id = await begin()
    await api.db.query('delete from private.mailbox')
    let pages = 0
    await makeExports(
      partsOf({
        exports: {
          ...exports,
          progress: async (...given) => {
            if (++pages === 3) await exports.remove(support.uid, id)
            return exports.progress(...given)
          },
        },
      }),
    )()
    expect([pages, await kept()]).toEqual([3, 0])
    expect(await api.mailTo(support.email)).toBeUndefined()
  })

  test('is left where the process is to end, for the next turn', async () => {
    const id = await begin()
    const stop = new AbortController()
    const progress: typeof exports.progress = (...given) => {
      stop.abort()
      return exports.progress(...given)
    }
    await makeExports(partsOf({ stopping: stop.signal, exports: { ...exports, progress } }))()
    expect(await own()).toMatchObject([{ id, status: 0, rows: 1_000, total: expect.any(Number) }])
    expect((await own())[0]?.left_seconds).toBeGreaterThanOrEqual(0)
    await make()
    expect(await own()).toMatchObject([{ id, status: 1 }])
  })
})
