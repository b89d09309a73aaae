import { LogUnavailable, OutcomeUnknown } from '@strongroom/ledger/eventlog/log'
import { expect, test } from 'vitest'
import { Misuse } from './platform.ts'
import { sentenceOf } from './sentence.ts'

test('a log that stays away is told in a sentence, with the reason and what to do', () => {
  const cause = new Error('connection refused')
  for (const error of [
    new LogUnavailable('no answer', { cause }),
    new OutcomeUnknown('no answer', { cause }),
  ])
    expect(sentenceOf(error)).toMatch(/^The event log does not answer: connection refused\n.*Ask again/)
})

test('what somebody asked for wrongly is told as it is, and what nobody expected with its stack', () => {
  expect(sentenceOf(new Misuse('Which one?'))).toBe('Which one?')
  expect(sentenceOf(new TypeError('oops'))).toBeUndefined()
})
