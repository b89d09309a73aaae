import type { Api, Heard, Person } from './api.ts'

/** Asks for personal data as an administrator does: says why when that is asked for, and asks again. */
export const look = async (api: Api, path: string, as: Person): Promise<Heard> => {
  const first = await api.get(path, { as })
  if (first.body.code !== 'LOOK_REASON_NEEDED') return first
  const reason = { case: first.body.details.case, reason: 'For the test' }
  const { body } = await api.post('/looks/S', reason, { as })
  if (!body.status) throw new Error(`the reason was not taken: ${JSON.stringify(body)}`)
  return api.get(path, { as })
}
