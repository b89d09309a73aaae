import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { useIsFollowedUp } from './followed-up.ts'
import { CallFailed, type Problem } from './problem.ts'
import { keepSession } from './session.ts'
import { newId, useSubmit } from './submit.ts'

/** A form on screen whose server answers as told; gives the attempts that reached it. `asked` outlives the form. */
function form(proofs: readonly string[] = [], asked?: Readonly<Record<string, string>>) {
  const attempts: string[] = []
  let isFollowedUp = false
  let shown: { isOpen: boolean; again: () => void; anew: () => void } | undefined
  let answer: Problem | undefined
  let submit: (input: Readonly<Record<string, string>>) => Promise<unknown> = () => Promise.resolve()
  function Form() {
    const send = (_: Readonly<Record<string, string>>, attempt: string) => {
      attempts.push(attempt)
      return answer ? Promise.reject(new CallFailed(answer)) : Promise.resolve({})
    }
    const form = useSubmit(send, { proofs, ...(asked ? { asked } : {}) })
    submit = form.mutateAsync
    shown = form
    isFollowedUp = useIsFollowedUp()
    return null
  }
  const { unmount } = onScreen(<Form />)
  const press = (input: Readonly<Record<string, string>>, problem?: Problem) => {
    answer = problem
    return act(() => submit(input).catch(() => undefined))
  }
  return {
    attempts,
    press,
    pressOnly: (input: Readonly<Record<string, string>>) => submit(input),
    answers: (next: Problem | undefined) => {
      answer = next
    },
    isFollowedUp: () => isFollowedUp,
    leave: unmount,
    isOpen: () => shown?.isOpen,
    choose: (which: 'again' | 'anew') => act(() => shown?.[which]()),
  }
}

const UNREACHABLE: Problem = { kind: 'unreachable' }
const TOO_OFTEN: Problem = { kind: 'too-often', retryAfterSeconds: 9 }
const REFUSED: Problem = { kind: 'refused', code: 'NO', message: '', details: {} }

describe('a submit', () => {
  test('is the same attempt for as long as its outcome is unknown', async () => {
    const { attempts, press } = form()
    await press({ amount: '1' }, UNREACHABLE)
    await press({ amount: '1' }, { kind: 'broken', requestId: undefined })
    await press({ amount: '1' })
    expect(new Set(attempts).size).toBe(1)
  })

  test.each<Problem>([
    { kind: 'unreachable', isLate: true },
    { kind: 'busy', retryAfterSeconds: 1, isUnknown: true },
  ])('is asked after by itself, as the same attempt, while it is not answered: %j', async problem => {
    const { attempts, pressOnly, answers, isFollowedUp } = form()
    answers(problem)
    const pressed = pressOnly({ amount: '1' })
    await vi.waitFor(() => expect(isFollowedUp()).toBe(true))
    answers(undefined)
    await pressed
    expect(attempts).toEqual([attempts[0], attempts[0]])
    await vi.waitFor(() => expect(isFollowedUp()).toBe(false))
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
    ['too many tries, none of which did anything', TOO_OFTEN],
  ])('is another attempt after %s', async (_, problem) => {
    const { attempts, press } = form()
    await press({ amount: '1' }, problem)
    await press({ amount: '1' })
    expect(new Set(attempts).size).toBe(2)
  })

  test('is the same attempt when it is turned away after an answer was lost', async () => {
    const { attempts, press } = form()
    await press({ amount: '1' }, UNREACHABLE)
    await press({ amount: '1' }, TOO_OFTEN)
    await press({ amount: '1' })
    expect(new Set(attempts).size).toBe(1)
  })

  describe('on a fresh screen', () => {
    const payment = { uid: '100047', amount: '1' }
    afterEach(() => sessionStorage.clear())

    /** Pays, hears nothing, and starts again. */
    const startAgain = async (problem?: Problem) => {
      const first = form(['code'], payment)
      await first.press({ ...payment, code: '111111' }, problem)
      first.leave()
      return { before: first.attempts[0], ...form(['code'], payment) }
    }

    test('can be the same as the last one, whose outcome nobody knows', async () => {
      const { before, attempts, press, isOpen, choose } = await startAgain(UNREACHABLE)
      expect(isOpen()).toBe(true)
      choose('again')
      expect(isOpen()).toBe(false)
      await press({ code: '222222', ...payment })
      expect(attempts).toEqual([before])
      expect(form(['code'], payment).isOpen()).toBe(false)
    })

    test('is still the last one when it is turned away', async () => {
      const { before, attempts, press, choose } = await startAgain(UNREACHABLE)
      choose('again')
      await press({ ...payment, code: '222222' }, TOO_OFTEN)
      await press({ ...payment, code: '222222' })
      expect(attempts).toEqual([before, before])
    })

    test('can be another one', async () => {
      const { before, attempts, press, choose } = await startAgain(UNREACHABLE)
      choose('anew')
      await press({ ...payment, code: '222222' })
      expect(attempts).toHaveLength(1)
      expect(attempts).not.toContain(before)
    })

    test.each([
      ['a yes', undefined],
      ['a no', REFUSED],
      ['too many tries', TOO_OFTEN],
    ])('is another one without a question after %s', async (_, problem) => {
      expect((await startAgain(problem)).isOpen()).toBe(false)
    })

    test('is another one when something else is asked for, a day has passed, or somebody else asks', async () => {
      ;(await startAgain(UNREACHABLE)).leave()
      expect(form(['code'], { ...payment, amount: '2' }).isOpen()).toBe(false)
      vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 })
      expect(form(['code'], payment).isOpen()).toBe(false)
      vi.useRealTimers()
      expect(form(['code'], payment).isOpen()).toBe(true)
      keepSession({ sessionKey: 'a'.repeat(64), email: 'ben@example.com', role: 'member' })
      expect(form(['code'], payment).isOpen()).toBe(false)
    })
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
