import { TooContended } from '@strongroom/ledger/eventlog'
import { LogUnavailable } from '@strongroom/ledger/eventlog/log'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../http/respond.ts'
import { HttpError } from './http-error.ts'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('…'), { code })

describe('an error', () => {
  test.each([
    ['too many connections', withCode('53300')],
    ['a database that starts', withCode('57P03')],
    ['a database that was crashed', withCode('57P02')],
    ['a connection that failed', withCode('08006')],
    ['a pooler without a connection to give', withCode('08P01')],
    ['broken storage', withCode('58030')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a socket that is gone', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a log that does not answer', new LogUnavailable('no answer')],
    ['a wallet that everybody writes to', new TooContended('20 tries')],
    ['its cause', new Error('no mail', { cause: withCode('ECONNRESET') })],
    ['one of several', new AggregateError([withCode('ECONNREFUSED')])],
  ])('of %s is answered with 503 and when to come again', (_, error) => {
    expect(isUnavailable(error)).toBe(true)
    expect(answerOf(error, 'r')).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } })
  })

  test.each([
    ['of the database', withCode('53100')],
    ['of files', withCode('ENOSPC')],
    ['somebody’s share of it', withCode('EDQUOT')],
    ['as the cause of something else', new Error('not kept', { cause: withCode('ENOSPC') })],
    ['as one of several', new AggregateError([withCode('ECONNRESET'), withCode('53100')])],
  ])('of a full disk, %s, is answered with a code of its own', (_, error) => {
    expect(isUnavailable(error)).toBe(true)
    expect(answerOf(error, 'r')).toMatchObject({ status: 503, body: { code: 'DISK_FULL' } })
  })

  test.each([
    ['a constraint', withCode('23505')],
    ['a file that is gone', Object.assign(withCode('ENOENT'), { syscall: 'open' })],
    [
      'a message PostgreSQL does not understand',
      Object.assign(withCode('08P01'), { routine: 'pq_getmsgend' }),
    ],
    ['a deadlock', withCode('40P01')],
    ['a statement that was cancelled', withCode('57014')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['something else that was thrown', 'Connection terminated'],
  ])('of %s is answered with 500, which says nothing about it', (_, error) => {
    expect(answerOf(error, 'r')).toMatchObject({ status: 500, body: { code: 'BROKEN' } })
  })

  test('that asks for an answer of its own gets it', () => {
    expect(answerOf(HttpError.differs(), 'r').status).toBe(409)
  })
})
