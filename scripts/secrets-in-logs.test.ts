import { createLogger } from '@strongroom/api/logging'
import { inWords } from '@strongroom/api/process'
import { variables } from '@strongroom/shared/config'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runHere } from './testing/operator.ts'

// Libraries quote connection strings, passwords and keys in their errors. Each place that writes errors leaves them out, whatever the
// form in which they come.

const isKey = (name: string) => /_TOKEN$|_KEY$|_PASSWORD$/.test(name)
const isAddress = (name: string) => /_URL$|_ENDPOINT$/.test(name) && name !== 'PUBLIC_URL'
const secretOf = (name: string) => `q7Zr9wPx44-of-${name.toLowerCase()}`
const named = variables.filter(name => isKey(name) || isAddress(name))
const environment: Readonly<Record<string, string>> = Object.fromEntries(
  named.map(name => [
    name,
    isKey(name) ? secretOf(name) : `any://someone:${secretOf(name)}@host:5432/name?token=${secretOf(name)}`,
  ]),
)
const quoting = Object.values(environment).join(' and ')
const bare = named.map(secretOf).join(' and ')

const isHidden = (said: string) => {
  expect(named.filter(name => said.includes(secretOf(name)))).toEqual([])
  expect(named.filter(name => !said.includes(`[${name}]`))).toEqual([])
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
const given = () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
}

type Logger = ReturnType<typeof createLogger>

/** The ways in which a line comes to quote something. */
const lines: Readonly<Record<string, (logger: Logger, text: string) => void>> = {
  'an error': (logger, text) => logger.error({ err: new Error(text) }, 'it failed'),
  'one of several errors': (logger, text) =>
    logger.error({ err: new AggregateError([new Error(text)], 'several') }, 'it failed'),
  'a message': (logger, text) => logger.info(text),
  'a message about something': (logger, text) => logger.warn({ job: 'j' }, text),
  'a field': (logger, text) => logger.error({ about: { url: text } }, 'it failed'),
}

describe.each(['api', 'workers'] as const)('a line of the process %s', process => {
  test.each(Object.entries(lines))('that quotes a secret in %s is written without it', (_, write) => {
    given()
    for (const text of [quoting, bare]) {
      const said: string[] = []
      const stream = { write: (line: string) => void said.push(line) }
      write(createLogger({ process, level: 'info', stream }), text)
      isHidden(said.join(''))
    }
  })
})

describe('the last words', () => {
  test('of a process are without the secrets that its error quotes', async () => {
    given()
    const said: string[] = []
    vi.spyOn(console, 'error').mockImplementation(line => void said.push(String(line)))
    vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
    await inWords(() => Promise.reject(new Error(quoting)))
    isHidden(said.join('\n'))
  })

  test('of an operator’s command are, too', async () => {
    const { code, output } = await runHere(environment, ['receipt', 'verify', quoting, '--key', 'k'])
    expect(code).toBe(1)
    isHidden(output)
  })
})
