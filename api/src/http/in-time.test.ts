import { contract } from '@strongroom/shared'
import { limitsMs } from '@strongroom/shared/limits'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HttpError } from '../command/http-error.ts'
import { inTimeFor } from './in-time.ts'

afterEach(() => vi.useRealTimers())

type Limited = Parameters<typeof inTimeFor>[0]
const never = new Promise<string>(() => {})
const { changePassword, changePin, checkOwnCode } = contract.account
const answer = contract.wallet.home.answer
const command = { changes: true, answer }
const read = { changes: false, answer }

describe('a call', () => {
  test.each([
    ['a command', command, 'OUTCOME_UNKNOWN'],
    ['a read', read, 'UNAVAILABLE'],
  ])('that goes on for longer than its client waits is answered: %s', async (_, call, code) => {
    await expect(inTimeFor(call, false, 1)(never)).rejects.toMatchObject({ status: 503, code })
  })
  test('that is carried out in time has its own answer, and its own error', async () => {
    const inTime = inTimeFor(command, false, 60_000)
    expect(await inTime(Promise.resolve('done'))).toBe('done')
    await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
  test('has one limit for all its parts, and says of each what it came to', async () => {
    vi.useFakeTimers()
    const inTime = inTimeFor(command)
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = inTime(promise)
    await vi.advanceTimersByTimeAsync(limitsMs.call - 5)
    resolve('first')
    expect(await first).toBe('first')
    const second = inTime(never, HttpError.busy).catch((error: HttpError) => error.code)
    await vi.advanceTimersByTimeAsync(5)
    expect(await second).toBe('UNAVAILABLE')
  })
})

const hasItsTime = async (call: Limited, isFile = false) => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const answered = inTimeFor(call, isFile)(promise)
  await vi.advanceTimersByTimeAsync(limitsMs.client)
  resolve('done')
  expect(await answered).toBe('done')
}

test.each<[string, Limited, boolean?]>([
  ['a command that takes long', { ...command, takesLong: true }],
  ['an upload', { ...command, file: { maxBytes: 1 } }],
  ['a list that is fetched as a file', read, true],
  ...(
    [
      ['finance.journal', contract.finance.journal],
      ['audit.exported', contract.audit.exported],
      ['audit.evidence', contract.audit.evidence],
      ['audit.counterfactualCsv', contract.audit.counterfactualCsv],
      ['identity.archive', contract.identity.archive],
      ['files.get', contract.files.get],
      ['exports.file', contract.exports.file],
      ['statements.file', contract.statements.file],
    ] as const
  ).map(([name, call]): [string, Limited] => [name, call]),
])('%s has the time that its client gives it', (_, call, isFile) => hasItsTime(call, isFile))

const { signIn, signInByPasskey, register, proveEmail, provePin, resetPassword, resetPin } = contract.account
const proving = [signIn, signInByPasskey, register, proveEmail, provePin, resetPassword, resetPin]
test.each<Limited & { readonly path: string }>([...proving, changePassword, changePin, checkOwnCode])(
  '$path has it too: it uses up a proof, and asked again could not say what became of it',
  call => hasItsTime(call),
)
