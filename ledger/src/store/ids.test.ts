import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedId } from './ids.ts'

test('a derived id is the version 5 uuid of its parts', () => {
  for (let n = 0; n < 200; n++) {
    const bytes = createHash('sha1')
      .update(Buffer.from('6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71', 'hex'))
      .update(`part\n${n}`)
      .digest()
      .subarray(0, 16)
    bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
    bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
    const uuid = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    expect(derivedId('part', String(n))).toBe(uuid)
  }
  expect(derivedId('a', 'b')).not.toBe(derivedId('ab'))
})
