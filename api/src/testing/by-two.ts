import { expect } from 'vitest'
import type { Api, Heard, Person } from './api.ts'

/** Saves an entry of reference data with a second administrator, and gives it as it is then. */
export const savedByTwo = async (
  api: Api,
  [one, two]: readonly [Person, Person],
  path: string,
  value: object,
  // biome-ignore lint/suspicious/noExplicitAny: tests look into entries of every kind.
): Promise<any> => {
  const heard = await approvedBy(api, two, await api.post(path, value, { as: one }))
  const fields = encodeURIComponent(JSON.stringify({ search: heard.body.proposal }))
  const [record] = (await api.get(`/proposals/list/S/${fields}`, { as: two })).body.data.data
  return { ...record.after, id: record.subject.split(' ')[1] }
}

/** Approves everything that an answer says to wait, as another administrator. */
export const approvedBy = async (api: Api, second: Person, heard: Heard): Promise<Heard> => {
  expect(heard.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND', proposal: expect.any(String) })
  for (const id of (heard.body.proposal as string).split(',')) {
    const { body } = await api.post('/proposals/approve/S', { id }, { as: second })
    expect(body).toMatchObject({ status: true, data: [{ id, status: 1 }] })
  }
  return heard
}
