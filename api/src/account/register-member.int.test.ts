import { randomUUID } from 'node:crypto'
import { createLedger, type Ledger } from '@strongroom/ledger/eventlog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, password, pin, startApi } from '../testing/api.ts'
import { finishRegistrations, registerMember } from './register-member.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const form = (email: string) => ({ email, username: 'Kim', userType: 1, password, pin }) as const
const gone = () => Promise.reject(new Error('the process ended here'))
const crashed: Ledger = { handle: gone, inTurn: gone, load: gone, knows: gone }

describe('a registration', () => {
  test('that a crash cut off before its fact is finished at the next start, once', async () => {
    const { members, ledger, log } = api
    await expect(registerMember({ members, ledger: crashed }, form('kim@example.com'))).rejects.toThrow()
    const [half] = await members.unregistered()
    expect(half).toMatchObject({ email: 'kim@example.com', userType: 1 })
    // Two processes start at the same time.
    await Promise.all(
      [ledger, createLedger({ log })].map(each => finishRegistrations({ members, ledger: each })),
    )
    expect(await members.unregistered()).toEqual([])
    const events = await log.readStream(`member-${half?.uid}`)
    expect(events.map(({ type, data }) => [type, data])).toEqual([['MemberRegistered', '{"userType":1}']])
  })

  test('of an address that is taken, in any letter case, adds nothing', async () => {
    const { members, ledger } = api
    const email = `${randomUUID()}@example.com`
    const uids = await Promise.all(
      [email, email.toUpperCase()].map(each => registerMember({ members, ledger }, form(each))),
    )
    expect(uids.filter(uid => uid !== undefined)).toHaveLength(1)
  })

  test.each([
    ['100044', '{"userType":1,"referrer":"100044"}'],
    ['WELCOME', '{"userType":1,"inviteCode":"WELCOME"}'],
    ['<not a code>', '{"userType":1}'],
  ])('with the referral %s remembers who brought the member', async (referral, fact) => {
    const { members, ledger, log } = api
    const uid = await registerMember(
      { members, ledger },
      { ...form(`${randomUUID()}@example.com`), referral },
    )
    expect((await log.readStream(`member-${uid}`))[0]?.data).toBe(fact)
  })

  test.each([
    ['the member’s own uid', 1],
    ['a uid that nobody has yet', 2],
  ])('with %s, guessed, remembers nobody', async (_, ahead) => {
    const { members, ledger, log } = api
    const someone = () => form(`${randomUUID()}@example.com`)
    const last = await registerMember({ members, ledger }, someone())
    const referral = String(Number(last) + ahead)
    const uid = await registerMember({ members, ledger }, { ...someone(), referral })
    expect(Number(uid)).toBe(Number(last) + 1)
    expect((await log.readStream(`member-${uid}`))[0]?.data).toBe('{"userType":1}')
  })
})
