import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from './testing/api.ts'
import { callsOf } from './testing/described-calls.ts'
import { administrators, allowed, readable, roles } from './testing/roles-of-calls.ts'

let api: Api
let people: readonly (readonly [wire.Role, Person])[]
beforeAll(async () => {
  api = await startApi()
  people = await Promise.all(roles.map(async role => [role, await api.person(role, { role })] as const))
})
afterAll(() => api.stop())

/** The roles that a call does not answer with 403. It changes nothing for them either: no record is called `none`. */
const whoMay = async (call: string): Promise<string> => {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' ? {} : { body: { none: 1 } }
  const heard = people.map(async ([role, as]) => {
    const { status } = await api.ask(method, path.replaceAll(/\{\w+\}/g, 'none'), { as, ...body })
    return status === 403 ? [] : [role]
  })
  return (await Promise.all(heard)).flat().join(' ')
}

const byCall = (named: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(named).flatMap(([who, calls]) => calls.map(call => [call, who])))

/** A reading call that is not named here is every administrator's, and no member's. */
const expected = (call: string): string =>
  ({ ...byCall(allowed), ...byCall(readable) })[call] ??
  (call.startsWith('GET ') ? administrators : 'nobody has said whose call this is')

describe('every call of administrators', () => {
  test('is made by the roles named here, and by no others', async () => {
    const calls = await callsOf(api, 'admin')
    const found: [string, string][] = []
    for (const call of calls) found.push([call, await whoMay(call)])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(calls.map(call => [call, expected(call)])))
    expect(
      Object.keys({ ...byCall(allowed), ...byCall(readable) }).filter(call => !calls.includes(call)),
    ).toEqual([])
  })
})

describe('a call that members and administrators share', () => {
  test('changes nothing for an auditor', async () => {
    const found: [string, string][] = []
    for (const call of await callsOf(api, 'both'))
      if (!call.startsWith('GET ')) found.push([call, await whoMay(call)])
    const all = `member ${administrators}`
    expect(Object.fromEntries(found)).toEqual({
      'DELETE /bank/delete/{id}/S': all.replace(' auditor', ''),
      // A member’s own, or anybody’s for those who decide.
      'DELETE /fixeddeposit/user/{id}/S': 'member finance superadmin',
      'POST /requestpayment/status/S': all.replace(' auditor', ''),
      // Estimates, and changes nothing.
      'POST /swaprates/user/S': all,
    })
  })
})
