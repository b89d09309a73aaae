import { describe, expect, test } from 'vitest'
import { msg } from '#words'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import { refused, waiting } from '../command/replies.ts'
import { answered, answerOf } from './respond.ts'

const saidIn = (language: 'en' | 'zh' | 'sc' | 'ja', reply: ReturnType<typeof refused>) => {
  const { msg, error } = answered(reply, language).body as { msg: string; error: string }
  expect(error).toBe(msg)
  return msg
}

describe('a refusal', () => {
  const full = refused(
    'TOO_MANY_VIEWS',
    msg({ message: 'You keep {most} views: delete one first' }),
    {},
    { most: '50' },
  )
  test.each([
    ['en', 'You keep 50 views: delete one first'],
    ['zh', '您已有 50 個檢視：請先刪除一個'],
    ['sc', '您已有 50 个视图：请先删除一个'],
    ['ja', 'ビューは 50 個あります。先に 1 つ削除してください'],
  ] as const)('with a value in its sentence is said in %s', (language, sentence) => {
    expect(saidIn(language, full)).toBe(sentence)
  })

  test('with one of our texts in its sentence says that in the same language, and a value of a person as it is', () => {
    const word = msg({ message: 'Nothing was imported. Row {row}, {field}: {message}' })
    const values = { row: '3', field: 'mcc {x}', message: msg`This column is missing` }
    const reply = refused('IMPORT_REFUSED', word, { field: 'mcc {x}' }, values)
    expect(saidIn('en', reply)).toBe('Nothing was imported. Row 3, mcc {x}: This column is missing')
    expect(saidIn('ja', reply)).toBe('何も取り込まれていません。3 行目、mcc {x}：この列がありません')
    expect(answered(reply, 'ja').body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { field: 'mcc {x}' },
    })
    expect(JSON.stringify(answered(reply, 'ja'))).not.toContain('values')
  })

  test('that names a proposal, of a session that has ended, or of a right is said in the language too', () => {
    expect(saidIn('ja', waiting('p-1'))).not.toMatch(/second/)
    expect(answered(waiting('p-1'), 'ja').body).toMatchObject({ proposal: 'p-1' })
    expect(answerOf(new AuthExpired(), 'r', 'zh').body).toMatchObject({
      msg: '請重新登入',
      error: '請重新登入',
    })
    const forbidden = HttpError.forbidden(msg`Your role may not do this`)
    expect(answerOf(forbidden, 'r', 'sc').body).toMatchObject({ msg: '您的角色不能执行此操作' })
  })
})

describe('the answer to an error', () => {
  test.each([
    ['a busy server', HttpError.overloaded(0), 'BUSY'],
    ['a call that nobody knows', HttpError.unknown(), 'NOT_FOUND'],
    ['a mistake of ours', new Error('x'), 'BROKEN'],
  ])('says its code in a header, for proxies that do not read bodies: %s', (_, error, code) => {
    const { headers, body } = answerOf(error, 'r')
    expect(headers).toMatchObject({ 'Error-Code': code })
    expect(body).toMatchObject({ code })
  })
})
