import { expect, test } from 'vitest'

const scripts = import.meta.glob<string>('./verify-*.mjs', { query: '?raw', import: 'default', eager: true })

test.each(Object.entries(scripts))(
  '%s can be read before it is run: under 200 lines, and nothing but Node',
  (_, text) => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(200)
    for (const [, imported] of text.matchAll(/from '(.+)'/g)) expect(imported).toMatch(/^node:/)
  },
)

test('there are three: for receipts, exports of events and evidence packs', () => {
  expect(Object.keys(scripts)).toEqual([
    './verify-events.mjs',
    './verify-evidence.mjs',
    './verify-receipt.mjs',
  ])
})
