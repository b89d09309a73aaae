import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js'
import { readConfig } from '@strongroom/shared/config'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'

// A password of a variable of its own reaches the service as it was given, whatever mean its characters have in an address.

const PASSWORD = 'p@ss/w:o#r?d %41 €&='
const addresses = {
  DATABASE_URL: 'postgresql://strongroom@db:5432/strongroom',
  EVENTSTORE_URL: 'esdb://strongroom@one:2113,two:2113?tls=true&nodePreference=leader',
  REDIS_URL: 'redis://queue:6379',
}
const passwords = { DATABASE_PASSWORD: PASSWORD, EVENTSTORE_PASSWORD: PASSWORD, REDIS_PASSWORD: PASSWORD }

test('a password with signs of addresses reaches PostgreSQL, EventStoreDB and Redis', () => {
  const { databaseUrl, eventstoreUrl = '', redisUrl = '' } = readConfig({ ...addresses, ...passwords })
  const { user, password, host, database } = new Client({ connectionString: databaseUrl })
  expect({ user, password, host, database }).toEqual({
    user: 'strongroom',
    password: PASSWORD,
    host: 'db',
    database: 'strongroom',
  })
  const { defaultCredentials, hosts } = parseConnectionString(eventstoreUrl)
  expect(defaultCredentials).toEqual({ username: 'strongroom', password: PASSWORD })
  expect(hosts.map(({ address }) => address)).toEqual(['one', 'two'])
  // As its client reads an address.
  const redis = new URL(redisUrl)
  expect([decodeURIComponent(redis.password), redis.host]).toEqual([PASSWORD, 'queue:6379'])
})

describe('a password of a variable is refused', () => {
  test.each(Object.keys(passwords))('where the address of %s has one already', name => {
    const variable = name.replace('PASSWORD', 'URL')
    const given = Object.fromEntries(
      Object.entries(addresses).map(([key, address]) => [
        key,
        address.replace(/:\/\/(\w+@)?/, '://user:secret@'),
      ]),
    )
    expect(() => readConfig({ ...given, [name]: PASSWORD })).toThrow(
      new RegExp(`^.*\\n  ${name} is set, and ${variable} has a password in it already$`),
    )
  })

  test.each(['EVENTSTORE', 'REDIS'])('where there is no address of %s', service => {
    const { DATABASE_URL } = addresses
    expect(() => readConfig({ DATABASE_URL, [`${service}_PASSWORD`]: PASSWORD })).toThrow(
      `${service}_PASSWORD is set, and ${service}_URL is missing`,
    )
  })
})
