import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { changingRoles } from './changing-roles.gen.ts'
import { may } from './may.ts'
import { keepSession } from './session.ts'

const as = (role: wire.Role) => keepSession({ sessionKey: 'a'.repeat(64), email: 'a@example.com', role })

test('a role is offered what its calls allow, and an auditor nothing that changes anything', () => {
  as('finance')
  expect([may('office.adjust'), may('catalogue.saveSettings'), may('office.savePolicy')]).toEqual([
    true,
    false,
    false,
  ])
  as('superadmin')
  expect(may('office.savePolicy')).toBe(true)
  as('auditor')
  const names = Object.keys(changingRoles) as (keyof typeof changingRoles)[]
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter(may)).toEqual([])
  expect(may('office.proposals')).toBe(true)
})
