import { describe, expect, test } from 'vitest'
import { hiddenByMetadata, limitOf } from './stream-limits.ts'

describe('the metadata of a stream', () => {
  test.each([
    ['{"$tb":9223372036854775807}', 'stream-deleted'],
    ['{"$tb":9223372036854776000}', 'stream-deleted'],
    ['{"$tb":1}', 'stream-truncated'],
    ['{"$tb":"1"}', 'stream-truncated'],
    ['{"$maxCount":10}', 'stream-limited'],
    ['{"$maxAge":1}', 'stream-limited'],
    ['{"$tb":0}', undefined],
    ['{"$acl":{"$r":"a"}}', undefined],
    ['null', undefined],
    ['no JSON', undefined],
  ])('%s: %s', (metadata, by) => {
    expect(hiddenByMetadata(metadata)).toBe(by)
  })
})

test('a record of the node names the stream that it is about', () => {
  const data = '{"$maxCount":1}'
  expect(limitOf({ type: '$metadata', stream: '$$a-1', data })).toEqual({
    stream: 'a-1',
    by: 'stream-limited',
  })
  expect(limitOf({ type: '$streamDeleted', stream: 'a-1', data: '' })).toEqual({
    ...{ stream: 'a-1', by: 'stream-deleted' },
  })
  expect(limitOf({ type: '$metadata', stream: 'a-1', data })).toBeUndefined()
  expect(limitOf({ type: '$>', stream: '$$a-1', data })).toBeUndefined()
})
