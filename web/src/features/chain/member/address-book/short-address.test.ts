import { describe, expect, test } from 'vitest'
import { shortAddress } from './queries.ts'

describe('a shortened address', () => {
  test('keeps both ends, and nothing of what all addresses of a chain begin with', () => {
    expect(shortAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aAeb6…1BeAed')
    expect(shortAddress('bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a')).toBe('qpm2qszn…2gdx6a')
    expect(shortAddress('short')).toBe('short')
  })
})
