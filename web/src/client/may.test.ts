import { rolesOf } from 'virtual:calls/roles'
import { type AnyContract, contract, type wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { type BoundedCall, may } from './may.ts'
import { keepSession } from './session.ts'

const as = (role: wire.Role) => keepSession({ sessionKey: 'a'.repeat(64), email: 'a@example.com', role })

/** The calls by which administrators change something. */
const changing = new Set(
  Object.entries(contract).flatMap(([capability, calls]) =>
    Object.entries<AnyContract>(calls).flatMap(([name, { changes }]) =>
      changes ? [`${capability}.${name}`] : [],
    ),
  ),
)

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
  const names = Object.keys(rolesOf) as BoundedCall[]
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter(may).filter(name => changing.has(name))).toEqual([])
  expect(may('audit.looks')).toBe(true)
})
