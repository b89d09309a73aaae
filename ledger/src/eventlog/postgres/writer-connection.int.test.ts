import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import { createWriterConnection } from './writer-connection.ts'

let database: FreshDatabase
let admin: Client
const role = `clerk_${process.pid}`

beforeAll(async () => {
  database = await freshDatabase()
  admin = new Client({ connectionString: database.url })
  await admin.connect()
  // Stands for a language: the server of the tests has none but English.
  await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} set lc_messages = 'POSIX'`)
  await admin.query(`create role ${role} login password 'clerk'`)
})
afterAll(async () => {
  await admin.query(`drop role ${role}`)
  await admin.end()
  await database.drop()
})

const languageOf = async (url: string) => {
  const connection = createWriterConnection(url, 10_000)
  try {
    return (await connection.query({ text: 'show lc_messages', rowMode: 'array' })).rows
  } finally {
    await connection.close()
  }
}

describe('the writer’s connection', () => {
  test('asks for errors in English, whatever the server’s language', async () => {
    expect(await languageOf(database.url)).toEqual([['C']])
  })
  test('is opened by a role that may not ask for a language, too', async () => {
    const url = Object.assign(new URL(database.url), { username: role, password: 'clerk' }).href
    expect(await languageOf(url)).toEqual([['POSIX']])
  })
})
