import { expect } from 'vitest'
import { byTwo, get, one, rowsOf } from './client-given.suite.ts'

/** An administered list, by the paths of its calls. `save` and `edit` take the id, which is 0 for a new record. */
type KeptList = {
  readonly list: string
  readonly one: (id: string) => string
  readonly save: (id: string) => string
  readonly edit?: (id: string) => string
  readonly remove: (id: string) => string
}

/** A list whose paths are built in the usual way upon one word: the id of a saved record stands in its body. */
export const usual = (base: string): KeptList => ({
  list: `/${base}/list/S`,
  one: id => `/${base}/${id}/S`,
  save: () => `/${base}/S`,
  remove: id => `/${base}/${id}/S`,
})

/**
 * Creates a record as a form begins it, with the id 0, finds it in the list, reads it, saves it as it was loaded with something changed, and, unless it is to stay, deletes
 * it: with a second administrator wherever one is needed. `sent` are fields that come back as something else. Gives the record as it was
 * changed.
 */
export const keep = async (
  paths: KeptList,
  value: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, unknown>>,
  { stays = false, sent = {} } = {},
) => {
  const isIt = (row: typeof value) =>
    Object.entries(value).every(([name, given]) => row[name] === given || row[name] === changed[name])
  const found = async () => (await rowsOf(one, paths.list)).filter(isIt)
  await byTwo('POST', paths.save('0'), { id: 0, ...value, ...sent })
  const [{ id }] = await found()
  const loaded = await get(one, paths.one(id))
  expect(loaded).toMatchObject({ ...value, id })
  await byTwo('POST', (paths.edit ?? paths.save)(id), { ...loaded, ...changed })
  const after = await get(one, paths.one(id))
  expect(after).toMatchObject({ ...value, ...changed, id })
  if (stays) return after
  await byTwo('DELETE', paths.remove(id))
  expect(await found()).toEqual([])
  return after
}
