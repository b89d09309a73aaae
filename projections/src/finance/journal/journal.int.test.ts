import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMemoryLog, type Log } from '@strongroom/ledger/eventlog/log'
import { Decimal } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, tell } from '../../testing/facts.ts'
import { endOf, type JournalFormat, journalText } from './journal.ts'
import { journalAccount } from './journal-account.ts'

const commodities = [
  { code: 'USD', scale: 2 },
  { code: 'USDC', scale: 6 },
  { code: 'BTC', scale: 8 },
  { code: 'C98', scale: 4 },
]
const large = '12345678901234567890'
let log: Log
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  log = createMemoryLog()
  await tell(log, [facts.opened('1', 'USD'), facts.approved('1', 't1', '100.10')])
  await tell(log, [facts.swapped('1', 's1', '11.07')], '2026-03-02T23:59:59.999Z')
  await tell(
    log,
    [
      facts.sent('1', '2', 'p1', '20.03'),
      facts.received('1', '2', 'p1', '20.03'),
      facts.approved('2', 't2', '0.00000001', 'BTC'),
      facts.approved('2', 't3', `${large}.12`, 'USD'),
      facts.approved('3', 't4', '7.0001', 'C98'),
    ],
    '2026-04-01T00:00:00.000Z',
  )
})
afterAll(() => rm(folder, { recursive: true }))

const written = async (format: JournalFormat, range: object = {}) => {
  let text = ''
  for await (const part of journalText({ log, format, commodities, ...range })) text += part
  return text
}

/** Debits less credits, in the signs of accountants, added up from the log by other means. */
const inLog = async (upTo = '9999') => {
  const sums = new Map<string, Decimal>()
  for (const { data, metadata } of await log.readAll({ limit: 1_000 })) {
    if ((JSON.parse(metadata) as { at: string }).at > upTo) continue
    const { legs = [] } = JSON.parse(data)
    for (const { account, currency, amount } of legs) {
      const key = `${journalAccount(account, currency)} ${currency}`
      sums.set(key, (sums.get(key) ?? new Decimal(0)).minus(amount))
    }
  }
  const standing = [...sums].filter(([, sum]) => !sum.isZero())
  return Object.fromEntries(standing.map(([key, sum]) => [key, sum.toFixed()]))
}

const isHledgerHere = () => {
  try {
    execFileSync('hledger', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The balances that hledger finds in a journal, by account and commodity. */
const hledgerBalances = async (journal: string) => {
  const path = join(folder, 'books.journal')
  await writeFile(path, journal)
  const run = promisify(execFile)
  await run('hledger', ['-f', path, 'check', 'balancednoautoconversion', 'commodities'])
  const { stdout } = await run('hledger', ['-f', path, 'balance', '--flat', '--no-total', '-O', 'csv'])
  const rows = stdout.trim().split('\n').slice(1)
  return Object.fromEntries(rows.flatMap(balancesInRow))
}

const balancesInRow = (row: string) => {
  const [, account, amounts = ''] = /^"(.*?)","(.*)"$/.exec(row) ?? []
  return amounts
    .replaceAll('""', '')
    .split(', ')
    .map(each => {
      const [amount = '', code] = each.split(' ')
      return [`${account} ${code}`, new Decimal(amount).toFixed()]
    })
}

describe('a journal', () => {
  test.skipIf(!isHledgerHere())(
    'is read by hledger, whose balances are ours to the last digit (skipped where hledger is not installed)',
    async () => {
      const found = await hledgerBalances(await written('hledger'))
      expect(found).toEqual(await inLog())
      expect(found[`liabilities:members:2:USD:available USD`]).toBe(`-${new Decimal(large).plus('20.15')}`)
    },
  )
  test.skipIf(!isHledgerHere())('of a part with its opening balances comes to the same', async () => {
    const range = { from: '2026-03-02T00:00:00.000Z', opening: true }
    expect(await hledgerBalances(await written('hledger', range))).toEqual(await inLog())
    const whole = await written('hledger', { ...range, to: endOf('2026-03-02') })
    expect(await hledgerBalances(whole)).toEqual(await inLog('2026-03-03'))
  })
})

describe('a range', () => {
  test('has whole days, both included', async () => {
    const typesIn = async (range: object) =>
      (await written('ndjson', range))
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line).type)
    expect(await typesIn({ from: '2026-03-02T00:00:00.000Z', to: endOf('2026-03-02') })).toEqual([
      'SwapSettled',
    ])
    expect(await typesIn({ from: '2026-03-03T00:00:00.000Z', to: endOf('2026-03-31') })).toEqual([])
    expect(await typesIn({ from: '2026-04-01T00:00:00.000Z' })).toHaveLength(5)
  })
})

describe('the formats', () => {
  test('beancount opens every account before it is used', async () => {
    const text = await written('beancount')
    const used = new Set(text.match(/^ {2}[A-Z][\w:-]+(?= {2})/gm)?.map(line => line.trim()))
    for (const account of used) expect(text).toContain(`1970-01-01 open ${account}\n`)
    expect(text).toContain('  Liabilities:Members:1:USD:Available  -100.10 USD\n')
    expect(text).toContain('2026-03-01 * "TopUpApproved"\n  number: 2\n')
  })
  test('csv has a leg a line, with its event', async () => {
    const [head, first] = (await written('csv')).split('\r\n')
    expect(head).toMatch(/^number,at,type,account,book_account,uid,currency,debit,credit,event,/)
    expect(first).toMatch(
      /^2,2026-03-01T10:00:00\.000Z,TopUpApproved,assets:chain,world:chain,,USD,100\.10,,[0-9a-f-]{36},wallet-1,1,/,
    )
  })
  test('ndjson has an event a line, whose legs come to nothing', async () => {
    for (const line of (await written('ndjson')).trim().split('\n')) {
      const { legs } = JSON.parse(line) as { legs: { currency: string; amount: string }[] }
      for (const [, of] of Map.groupBy(legs, ({ currency }) => currency))
        expect(of.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed()).toBe('0')
    }
  })
})
