import { type AnyContract, contract } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Parts } from './dependencies.ts'

const nameOf = ({ method, path }: Pick<AnyContract, 'method' | 'path'>) => `${method} ${path}`

test('every call of the contract is implemented, and listed', () => {
  // No handler is run, so none is given what it works with.
  const listed = new Set(calls({} as Parts).map(nameOf))
  const declared = Object.values(contract).flatMap(group =>
    Object.values(group as Record<string, AnyContract>),
  )
  expect(declared.map(nameOf).filter(name => !listed.has(name))).toEqual([])
})
