import { expect, test } from 'vitest'
import { roughBytes } from './rough-bytes.ts'

const cases = Array.from({ length: 20_000 }, (_, n) => [`case-${n}`, { kind: 'credit', amount: '0.01' }])

test('is near the length of the JSON', () => {
  const bytes = JSON.stringify({ cases }).length
  expect(Math.abs(roughBytes({ cases }, 10 * bytes) - bytes)).toBeLessThan(bytes / 10)
})

test('stops counting where that is enough', () => {
  const bytes = roughBytes({ cases, more: cases }, 1_000)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThan(1_200)
})
