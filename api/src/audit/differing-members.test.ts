import type { ReplayedCounterfactual } from '@strongroom/projections/audit'
import { describe, expect, test } from 'vitest'
import { keptReport, membersIn, mostMembers } from './differing-members.ts'

const member = (uid: number, currency: string, balance: string, fees = '0') => ({
  ...{ uid: String(uid), currency },
  balance: { was: '0', would: balance },
  fees: { was: '0', would: fees },
})
const reportOn = (members: readonly ReturnType<typeof member>[]) =>
  ({ members }) as unknown as ReplayedCounterfactual

describe('a report that is kept', () => {
  test('has the rows with the largest differences, and the count of all members', () => {
    const small = Array.from({ length: 600 }, (_, at) => member(at, 'USD', '-0.01'))
    const large = [
      member(700, 'USD', '-900'),
      member(701, 'USD', '10', '1000'),
      member(702, 'BTC', '0.00001'),
    ]
    const kept = keptReport(reportOn([...small, ...large, member(0, 'BTC', '0')]))
    expect(kept.members).toHaveLength(mostMembers)
    expect(kept.members.slice(0, 3).map(({ uid }) => uid)).toEqual(['701', '702', '700'])
    expect(membersIn(kept)).toBe(603)
  })

  test('that was kept with all its members is counted by them', () => {
    expect(membersIn(reportOn([member(1, 'USD', '1'), member(1, 'BTC', '1'), member(2, 'USD', '1')]))).toBe(2)
  })
})
