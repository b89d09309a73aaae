import { describe, expect, test } from 'vitest'
import { hasKnownPlaceholders } from './canned-answers.ts'

describe('a canned answer', () => {
  test.each([
    ['Hello {member}, about {reference}', true],
    ['Hello {name}', false],
    ['Hello {member', false],
    // As Chinese and Japanese keyboards write them.
    ['｛member｝様', false],
    ['{member｝様', false],
    ['｛{member}｝様', false],
  ])('%s has only placeholders that can be filled in: %s', (text, isFilled) => {
    expect(hasKnownPlaceholders(text)).toBe(isFilled)
  })
})
