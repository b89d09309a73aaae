import type { CallName } from '@strongroom/shared'
import { expect } from 'vitest'
import { see } from './act.ts'
import { asked, losesAnswer } from './answers.ts'

type Repeated = {
  /** Does what makes the call: presses its button, or enters the code that it waits for. */
  readonly send: () => void
  /** Prepares the answer to the second call. */
  readonly answered: () => void
  /** Makes the second call, where a person does something else for it, such as entering a new code. */
  readonly sendAgain?: () => void
  /** Waits for what the screen does with the second answer. */
  readonly until: () => Promise<unknown>
}

/** A form whose answer is lost says so, and makes its call again as the same attempt: the server carries it out once. */
export async function repeatsLostAttempt(
  call: CallName,
  { send, answered, sendAgain = send, until }: Repeated,
): Promise<void> {
  losesAnswer(call)
  send()
  await see('We could not reach the server. Try again: it counts once, however often you try.')
  answered()
  sendAgain()
  await until()
  const [first, second, ...others] = asked(call).map(({ attempt }) => attempt)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(others).toEqual([])
}
