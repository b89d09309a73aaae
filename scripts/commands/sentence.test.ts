import { parseArgs } from 'node:util'
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

test('an option that a command does not have is named in a sentence', () => {
  const thrown = (() => {
    try {
      return parseArgs({ args: ['--frm', 'embedded'], options: { from: { type: 'string' } } })
    } catch (error) {
      return error
    }
  })()
  expect(sentenceOf(thrown)).toBe("Unknown option '--frm'. Ask with --help which options there are.")
})

test('what somebody asked for wrongly is told as it is, and what nobody expected with its stack', () => {
  expect(sentenceOf(new Misuse('Which one?'))).toBe('Which one?')
  expect(sentenceOf(new TypeError('oops'))).toBeUndefined()
})
