import { expect, test } from 'vitest'
import { connections } from './connections.ts'

test('a platform of one API and one workers process holds at most 40 connections', () => {
  const { logReaders, logWriter, logListener, logScan, ...own } = connections
  const ofParts = Object.values(own).reduce((sum, each) => sum + each, 0)
  expect(ofParts + 2 * (logReaders + logWriter + logListener + logScan)).toBeLessThanOrEqual(40)
})
