import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a count of one has a noun in the singular, and any other in the plural', () => {
  expect([0, 1, 2].map(count => counted(count, 'stream'))).toEqual(['0 streams', '1 stream', '2 streams'])
  expect([1, 2].map(count => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries'])
})
