import { readdirSync, readFileSync } from 'node:fs'
import { contract } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { documented } from './testing/documented.ts'
import { documentedCall, documentedCalls } from './testing/documented-call.ts'

const here = import.meta.dirname

test('every group of documented calls is played by a test of its own, which ends with the count of them', () => {
  const played = readdirSync(here).flatMap(file => /^client-(\w+)\.int\.test\.ts$/.exec(file)?.[1] ?? [])
  expect(played.toSorted()).toEqual(Object.keys(documented).toSorted())
  for (const name of played)
    expect(readFileSync(`${here}/client-${name}.int.test.ts`, 'utf8')).toContain(`walksAll('${name}')`)
})

test('the documents name 290 calls, each of them once, and the contract has them all', () => {
  expect([documentedCalls.length, new Set(documentedCalls).size]).toEqual([290, 290])
  const plain = (call: string) => call.replace(/\/S\/\{\w+\}$/, '/S')
  const declared = Object.values(contract)
    .flatMap(group => Object.values(group) as readonly { readonly method: string; readonly path: string }[])
    .map(({ method, path }) => plain(`${method} ${path}`))
  expect(documentedCalls.filter(call => !declared.includes(plain(call)))).toEqual([])
})

test('a call is found by its method and path, and one that the documents do not name is not', () => {
  expect(documentedCall('GET', '/currencys/list/S')).toBe('GET /currencys/list/S')
  expect(documentedCall('GET', '/currencys/2/S')).toBe('GET /currencys/{type}/S')
  expect(documentedCall('GET', '/bank/list/S/%7B%7D')).toBe('GET /bank/list/S/{json}')
  expect(documentedCall('GET', '/countrys/list2/S')).toBe('GET /countrys/list2')
  expect(() => documentedCall('GET', '/proposals/list/S')).toThrow('do not name')
})
