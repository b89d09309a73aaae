import { type AnyContract, contract, wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Parts } from './dependencies.ts'

const nameOf = ({ method, path }: Pick<AnyContract, 'method' | 'path'>) => `${method} ${path}`

const declared = Object.values(contract).flatMap(group => Object.values(group as Record<string, AnyContract>))

test('every call of the contract is implemented, and listed', () => {
  // No handler is run, so none is given what it works with.
  const listed = new Set(calls({} as Parts).map(nameOf))
  expect(declared.map(nameOf).filter(name => !listed.has(name))).toEqual([])
})

type Nested = { readonly wrapped?: Nested; readonly entries?: Readonly<Record<string, Nested>> }
const within = (schema: Nested): Nested => (schema.wrapped ? within(schema.wrapped) : schema)

test('a filter takes the words of the documents for a value, wherever it takes the value', () => {
  const words = new Map<object, unknown>([
    [wire.cardTransactionType, wire.cardTypeNames],
    [wire.kycKind, wire.kycKindNames],
  ])
  const named = declared.flatMap(call =>
    Object.entries((call.filter as Nested | undefined)?.entries ?? {}).flatMap(([name, schema]) => {
      const wanted = words.get(within(schema))
      return wanted ? [{ call: nameOf(call), wanted, given: call.valueNames?.[name] }] : []
    }),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ wanted, given }) => wanted !== given)).toEqual([])
})
