import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { CallFailed, type Problem } from './problem.ts'
import { newId, useSubmit } from './submit.ts'

/** A form on screen whose server answers as told; gives the attempts that reached it. */
function form(proofs: readonly string[] = []) {
  const attempts: string[] = []
  let answer: Problem | undefined
  let submit: (input: Readonly<Record<string, string>>) => Promise<unknown> = () => Promise.resolve()
  function Form() {
    const send = (_: Readonly<Record<string, string>>, attempt: string) => {
      attempts.push(attempt)
      return answer ? Promise.reject(new CallFailed(answer)) : Promise.resolve({})
    }
    submit = useSubmit(send, { proofs }).mutateAsync
    return null
  }
  onScreen(<Form />)
  const press = (input: Readonly<Record<string, string>>, problem?: Problem) => {
    answer = problem
    return act(() => submit(input).catch(() => undefined))
  }
  return { attempts, press }
}

const UNREACHABLE: Problem = { kind: 'unreachable' }
const REFUSED: Problem = { kind: 'refused', code: 'NO', message: '', details: {} }

describe('a submit', () => {
  test('is the same attempt for as long as its outcome is unknown', async () => {
    const { attempts, press } = form()
    await press({ amount: '1' }, UNREACHABLE)
    await press({ amount: '1' }, { kind: 'broken', requestId: undefined })
    await press({ amount: '1' })
    expect(new Set(attempts).size).toBe(1)
  })

  test('is the same attempt with a code sent anew, which only proves who asks', async () => {
    const { attempts, press } = form(['code'])
    await press({ amount: '1', code: '111111' }, UNREACHABLE)
    await press({ amount: '1', code: '222222' }, UNREACHABLE)
    expect(new Set(attempts).size).toBe(1)
    await press({ amount: '2', code: '222222' })
    expect(new Set(attempts).size).toBe(2)
  })

  test('is another attempt with other values', async () => {
    const { attempts, press } = form()
    await press({ amount: '1' }, UNREACHABLE)
    await press({ amount: '2' })
    expect(new Set(attempts).size).toBe(2)
  })

  test.each([
    ['a yes', undefined],
    ['a no', REFUSED],
  ])('is another attempt after %s', async (_, problem) => {
    const { attempts, press } = form()
    await press({ amount: '1' }, problem)
    await press({ amount: '1' })
    expect(new Set(attempts).size).toBe(2)
  })

  test('names attempts by uuids', () => {
    const before = Date.now()
    const id = newId()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })
})
