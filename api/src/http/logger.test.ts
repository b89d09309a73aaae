import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

const logged = (err: unknown): string => {
  const lines: string[] = []
  createLogger('info', { write: line => void lines.push(line) }).warn({ err }, 'it failed')
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
