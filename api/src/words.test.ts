import { describe, expect, test } from 'vitest'
import { say } from '#words'
import { words } from './vault/mail/words.ts'

describe('a text', () => {
  test.each([
    ['en', 'Your code for a withdrawal'],
    ['zh', '您的提款驗證碼'],
    ['sc', '您的提现验证码'],
    ['ja', '出金の認証コード'],
  ] as const)('in %s is the words of its catalogue, filled in', (language, text) => {
    const purpose = say(words.purposes.withdraw, language)
    expect(say(words.codeSubject, language, { purpose })).toBe(text)
  })

  test.each(['{code}', "it's", 'C:\\x41', '\\u202e.pdf', '100 # %'])(
    'keeps the value %j as it is',
    reason => {
      expect(say(words.reasonText, 'en', { reason })).toBe(`\n\nThe reason: ${reason}`)
    },
  )
})
