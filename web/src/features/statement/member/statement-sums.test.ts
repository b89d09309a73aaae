import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { addsUp, sumsOf } from './statement-sums.ts'

const line = (amount: string, balance: string | null, status = 'done') =>
  ({ amount, balance, status }) as wire.Transaction

describe('the sums of a statement', () => {
  test('lead from the balance before the oldest line to that after the newest', () => {
    const sums = sumsOf([line('-123.45', '8214.37'), line('1197.60', '8337.82'), line('4.11', '7140.22')])
    expect(sums).toEqual({ opening: '7136.11', into: '1201.71', out: '-123.45', closing: '8214.37' })
    expect(sums && addsUp(sums)).toBe(true)
  })

  test('leave out what waits and what did not move', () => {
    expect(sumsOf([line('0', null, 'pending'), line('5', '5'), line('0', null, 'rejected')])).toEqual({
      opening: '0',
      into: '5',
      out: '0',
      closing: '5',
    })
  })

  test('count what was locked and given back both ways', () => {
    expect(sumsOf([line('900', '1000'), line('-900', '100', 'rejected')])).toEqual({
      opening: '1000',
      into: '900',
      out: '-900',
      closing: '1000',
    })
  })

  test('are nothing when nothing has moved', () => {
    expect(sumsOf([line('0', null, 'pending')])).toBeUndefined()
  })

  test('do not add up when a line between is missing', () => {
    const sums = sumsOf([line('-1', '10'), line('5', '9')])
    expect(sums && addsUp(sums)).toBe(false)
  })
})
