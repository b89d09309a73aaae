import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLogger } from './create-logger.ts'

const logged = (err: unknown): string => {
  const lines: string[] = []
  createLogger({
    process: 'api',
    level: 'info',
    stream: { write: line => void lines.push(line) },
  }).warn({ err }, 'it failed')
  return lines.join('')
}
const refused = Object.assign(new Error('Key (email)=(ada@example.com) already exists'), {
  code: '23505',
  severity: 'ERROR',
  detail: 'ada@example.com',
})

test('an error of the database is written without what it quotes', () => {
  expect(logged(refused)).toContain('PostgreSQL says 23505')
  expect(logged(refused)).not.toContain('ada@example.com')
})

test('so are those that an error stands for', () => {
  const several = new AggregateError([new Error('the files cannot be reached'), refused], 'two failed')
  const { err } = JSON.parse(logged(several))
  expect(err.message).toBe('two failed')
  expect(err.errors.map(({ message }: Error) => message)).toEqual([
    'the files cannot be reached',
    'PostgreSQL says 23505',
  ])
  expect(logged(several)).not.toContain('ada@example.com')
})

describe('a kind of trouble', () => {
  const lines: string[] = []
  const logger = createLogger({
    process: 'api',
    level: 'info',
    stream: { write: line => void lines.push(line) },
    troubles: { quietMs: 60_000 },
  })
  const said = () => lines.splice(0).map(line => JSON.parse(line))
  const away = () => new Error('the mail server is away')

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    lines.length = 0
  })
  afterEach(() => {
    vi.advanceTimersByTime(1_000_000)
    vi.useRealTimers()
  })

  test('is written when it begins, with its first example, and when it has ended, with how often it came', () => {
    for (let n = 0; n < 100; n++) {
      logger.warn({ err: away(), mail: n }, 'mail was not taken')
      vi.advanceTimersByTime(1_000)
    }
    expect(said()).toMatchObject([{ msg: 'mail was not taken', mail: 0, level: 40 }])
    vi.advanceTimersByTime(60_000)
    expect(said()).toMatchObject([
      { msg: 'no more since: mail was not taken', times: 100, seconds: 99, level: 40 },
    ])
  })

  test('is written anew when it comes again after that', () => {
    logger.warn('the disk is full')
    vi.advanceTimersByTime(61_000)
    logger.warn('the disk is full')
    expect(said()).toMatchObject([{ msg: 'the disk is full' }, { msg: 'the disk is full' }])
  })

  test('goes on while it comes again within the quiet time', () => {
    for (let n = 0; n < 10; n++) {
      logger.error('it failed')
      vi.advanceTimersByTime(59_000)
    }
    expect(said()).toHaveLength(1)
  })

  test('hides no other kind: another message, job, error or place of the error', () => {
    const elsewhere = new Error('the mail server is away')
    for (let n = 0; n < 2; n++) {
      for (const err of [away(), elsewhere, new TypeError('the mail server is away')])
        logger.error({ err }, 'a job failed')
      logger.error({ job: 'deliver-mail' }, 'a job failed')
      logger.error({ job: 'make-exports' }, 'a job failed')
      logger.error('a call broke')
    }
    expect(said()).toHaveLength(6)
  })

  test('is counted with others once two hundred are told apart', () => {
    for (let n = 0; n < 300; n++) logger.warn(`trouble ${n}`)
    expect(said()).toHaveLength(201)
  })

  test('does not keep news from being written each time', () => {
    for (let n = 0; n < 3; n++) logger.info('a read model was made anew')
    expect(said()).toHaveLength(3)
  })
})
