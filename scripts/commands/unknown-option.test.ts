import { expect, test } from 'vitest'
import { unknownOption } from './unknown-option.ts'

const copy = { options: { '--from LOG': 'is copied', '--to LOG': 'takes the copy' } }

test.each([
  [[], undefined],
  [['--from', 'embedded', '--to=esdb://host'], undefined],
  [['--frm', 'embedded'], '--frm'],
  [['--from', 'embedded', '--force=yes'], '--force'],
  [['-f'], '-f'],
  [['swaps', '-12.50', '-', '--'], undefined],
])('of %j the unknown option is %s', (args, unknown) => {
  expect(unknownOption(copy, args)).toBe(unknown)
})
