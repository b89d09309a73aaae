import { contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { done, file, refused } from '../command/replies.ts'
import type { AnyCall } from './call.ts'
import { checkAnswer } from './check-answer.ts'

const make = contract.swap.make as unknown as AnyCall
const rename = contract.account.rename as unknown as AnyCall

describe('an answer', () => {
  test('of the declared shape passes', () => {
    expect(() => checkAnswer(rename, done())).not.toThrow()
  })
  test('of another shape does not', () => {
    expect(() => checkAnswer(make, { body: { status: true, data: [1] } })).toThrow(
      '/swap/S answers otherwise than it declares',
    )
  })
  test('that is a file is not looked into', () => {
    expect(() =>
      checkAnswer(rename, file({ bytes: new Uint8Array(), type: 'text/csv', name: 'a.csv' })),
    ).not.toThrow()
  })
})

describe('a refusal', () => {
  test('that the call declares passes', () => {
    expect(() => checkAnswer(make, refused('QUOTE_USED', { message: 'no' }))).not.toThrow()
  })
  test.each([make, rename])('that the call does not declare does not', call => {
    expect(() => checkAnswer(call, refused('CARD_MISSING', { message: 'no' }))).toThrow(
      'refuses with CARD_MISSING, which it does not declare',
    )
  })
})
