import { contract } from '@strongroom/shared'
import { limitsMs } from '@strongroom/shared/limits'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

afterEach(() => vi.useRealTimers())

const never = new Promise<string>(() => {})
const command = { changes: true }

describe('a command', () => {
  test('that goes on for longer than its client waits is answered as unknown', async () => {
    await expect(inTime(command, never, 1)).rejects.toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' })
  })
  test('that is carried out in time has its own answer, and its own error', async () => {
    expect(await inTime(command, Promise.resolve('done'), 60_000)).toBe('done')
    await expect(inTime(command, Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
  })
})

const hasItsTime = async (call: Parameters<typeof inTime>[0]) => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const answered = inTime(call, promise)
  await vi.advanceTimersByTimeAsync(limitsMs.client)
  resolve('done')
  expect(await answered).toBe('done')
}

test.each<Parameters<typeof inTime>[0]>([
  { changes: false },
  { changes: true, takesLong: true },
  { changes: true, file: { maxBytes: 1 } },
])('%j has the time that its client gives it', hasItsTime)

const { signIn, signInByPasskey, register, proveEmail, provePin, resetPassword, resetPin } = contract.account
const { changePassword, changePin, checkOwnCode } = contract.account
const proving = [signIn, signInByPasskey, register, proveEmail, provePin, resetPassword, resetPin]
test.each<Parameters<typeof inTime>[0] & { readonly path: string }>([
  ...proving,
  ...[changePassword, changePin, checkOwnCode],
])('$path has it too: it uses up a proof, and asked again could not say what became of it', hasItsTime)
