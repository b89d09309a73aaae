import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** In these, a lost connection ends the thread or the test itself, as it should. */
const left = /\.test\.ts$|\.suite\.ts$|\.contract\.ts$|eventlog\/postgres\/scan-thread\.ts$/
const sources = execFileSync('git', ['ls-files', '*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && !left.test(file))

/** The names of clients and pools that are made in a text and have no listener for their errors. */
const unheard = (text: string): readonly string[] =>
  [...text.matchAll(/(\w+) = new (?:Client|Pool)\(/g)].flatMap(({ 1: name = '' }) => {
    const made = text.split(`${name} = new `).length - 1
    const heard = text.match(new RegExp(`\\b${name}\\.on\\(.*'error'`, 'g')) ?? []
    return heard.length < made ? [name] : []
  })

test('a client without a listener is found', () => {
  expect(unheard('const client = new Client({})')).toEqual(['client'])
  expect(unheard(`const pool = new Pool({})\npool.on('error', () => {})`)).toEqual([])
})

// An 'error' event without a listener ends the process, and a cut connection makes one.
test('every client and every pool of PostgreSQL has a listener for its errors', () => {
  const found = sources.flatMap(file => unheard(readFileSync(file, 'utf8')).map(name => `${file}: ${name}`))
  expect(found).toEqual([])
})
