import { expect, test } from 'vitest'
import type { Entry } from './kinds.ts'
import { stillMissing } from './still-missing.ts'

type Given = Readonly<Record<string, string>>

const catalogue = (settings: Given, banks: readonly Pick<Entry<'sys-bank'>, 'status'>[] = []) => ({
  get: (_: string, code: string) =>
    settings[code] === undefined ? undefined : { field_code: code, field_value: settings[code] },
  list: () => banks,
})
const missing = (settings: Given, banks?: readonly Pick<Entry<'sys-bank'>, 'status'>[]) =>
  stillMissing(catalogue(settings, banks) as never)

test('a platform without entries of its own misses the account, the FPS identifier where FPS is on, and the address', () => {
  expect(missing({ fpsStatus: '1' })).toEqual(['house-bank', 'fps-account', 'customer-service'])
  expect(missing({ fpsStatus: '0' })).toEqual(['house-bank', 'customer-service'])
})

test('each is missing until it is entered; an account that is hidden is none', () => {
  const entered = { fpsStatus: '1', fpsAccount: '1234567', csrEmail: 'help@house.example' }
  expect(missing(entered, [{ status: 0 }])).toEqual(['house-bank'])
  expect(missing(entered, [{ status: 0 }, { status: 1 }])).toEqual([])
})
