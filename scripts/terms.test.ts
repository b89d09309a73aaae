import { describe, expect, test } from 'vitest'
import { missingTerms } from './terms.ts'

describe('the terms of translations', () => {
  test('tell the log from the books, in each language', () => {
    const english = 'The books differ from the log.'
    expect(missingTerms('zh', english, '帳簿與日誌不符。')).toEqual([])
    expect(missingTerms('zh', english, '帳目與帳本不符。')).toEqual(['日誌', '帳簿 or 地址簿'])
    expect(missingTerms('sc', english, '账簿与账本不符。')).toEqual(['日志'])
    expect(missingTerms('ja', english, '残高が帳簿と一致しません。')).toEqual(['ログ'])
  })

  test('leave card logs, parts of words and what a placeholder is called alone', () => {
    for (const english of ['Import of card logs booked', 'Log in', 'Logged out', '{log} · {stream}'])
      expect(missingTerms('zh', english, '…'), english).toEqual([])
  })

  test('take each word of a term that has two, and ask nothing of English', () => {
    expect(missingTerms('ja', 'Receipt', '控え')).toEqual([])
    expect(missingTerms('ja', 'Receipt', '取引証明書')).toEqual([])
    expect(missingTerms('ja', 'Receipt', '領収書')).toEqual(['取引証明書 or 控え'])
    expect(missingTerms('en', 'Receipt', '')).toEqual([])
  })
})
