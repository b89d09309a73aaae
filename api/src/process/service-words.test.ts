import { expect, test } from 'vitest'
import { failureWords, notLetIn } from './service-words.ts'

const service = (password: string) => ({
  ...{ variable: 'EVENTSTORE_URL', name: 'EventStoreDB' },
  url: `esdb://admin:${password}@10.0.0.1:2113?tls=false`,
})
const silent = Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })

test('a service is named by its host and port', () => {
  expect(failureWords(service('one'), silent).message).toContain(
    'EventStoreDB at 10.0.0.1:2113 does not answer',
  )
})

test.each([...'/?#@:', '%2F'])('no part of a password is said where %s stands in it', sign => {
  for (const error of [
    failureWords(service(`first${sign}second`), silent),
    notLetIn(service(`first${sign}second`)),
  ]) {
    expect(error.message).not.toMatch(/first|second/)
    expect(error.message).not.toContain('has no password in it')
  }
})
