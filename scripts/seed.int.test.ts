import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStores, migratePrivate, registerMember } from '@strongroom/api'
import { memberDecider } from '@strongroom/ledger/account'
import { allKept } from '@strongroom/ledger/book'
import { cardFeesOwed } from '@strongroom/ledger/card'
import { interestIsDue } from '@strongroom/ledger/earn'
import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { walletDecider } from '@strongroom/ledger/wallet'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from './commands/admin.ts'
import { demoPassword, demoPin } from './seed/demo-members.ts'
import type { DemoMember } from './start/demo.ts'
import { begunPlatform } from './testing/begun-platform.ts'
import { runTool } from './tool.ts'

describe('the demo', () => {
  let database: FreshDatabase
  let members: readonly DemoMember[]

  beforeAll(async () => {
    database = await freshDatabase()
    await cutOffRegistration(database.url)
    members = await seed(database.url)
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  test('lists its members', () => {
    expect(members.map(({ email }) => email)).toEqual([
      'ada@example.com',
      'ben@example.com',
      'cho@example.com',
      'dee@example.com',
      'admin@example.com',
      'admin2@example.com',
      'support@example.com',
      'finance@example.com',
      'operator@example.com',
      'auditor@example.com',
    ])
  })

  test.each([
    ['ada@example.com', { USD: '10000', USDC: '2500', BTC: '0.5', ETH: '4' }],
    ['ben@example.com', { USD: '1000' }],
    ['cho@example.com', {}],
    ['dee@example.com', { USDC: '750', USD: '0' }],
  ])('gives %s their money, in the log', async (email, money) => {
    const uid = members.find(member => member.email === email)?.uid as string
    const log = await openLog({ databaseUrl: database.url })
    const { state } = await createLedger({ log }).load(walletDecider, uid)
    await log.close()
    const available = Object.entries(state.balances).map(([currency, balance]) => [
      currency,
      balance.available,
    ])
    expect(Object.fromEntries(available)).toEqual(money)
  })

  test('lets a member wait to be verified, with documents to be looked at', async () => {
    const uid = members.find(({ email }) => email === 'cho@example.com')?.uid as string
    const log = await openLog({ databaseUrl: database.url })
    const { state } = await createLedger({ log }).load(memberDecider, uid)
    await log.close()
    expect(state.kyc).toBe(0)
    expect(Object.values(state.kycRecords)).toMatchObject([{ status: 'pending', makers: [] }])
    expect(
      readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(each =>
        each.isFile(),
      ).length,
    ).toBe(3)
  })

  test('is brought in once, however often it is asked for', async () => {
    const log = await openLog({ databaseUrl: database.url })
    const head = await log.head()
    expect(await seed(database.url)).toEqual(members)
    expect(await log.head()).toBe(head)
    await log.close()
  })
})

/** Events that the demo's waiting cases and its members' past are made of. */
const lived = [
  ...['TopUpSubmitted', 'DepositConfirmed', 'FpsTopUpApproved', 'WithdrawalSettled', 'WithdrawalRejected'],
  ...['ChainSendSettled', 'RequestedPaymentReceived', 'PaymentSent', 'SwapSettled', 'QuickPayReceived'],
  ...[
    'TradeFilled',
    'TradeCancelled',
    'InterestPaid',
    'FixedDepositMatured',
    'CardLogBooked',
    'CardFeeTaken',
  ],
  ...['CardChargeApproved', 'AdjustmentBooked', 'MovementReversed', 'DayPriced', 'BankApproved'],
  ...['CurrencyRequested', 'BankLinked', 'VipApplied', 'CardOrderSubmitted', 'DepositAddressApplied'],
  ...['ChangeProposed', 'KycSubmitted', 'ScheduledQuickPayPaid', 'MoneyRequestPaid', 'MoneyRequestDeclined'],
]

describe('the demo with a past', () => {
  let database: FreshDatabase
  let members: readonly DemoMember[]
  let events: readonly { type: string; stream: string; at: string }[]

  const readEvents = async () => {
    const log = await openLog({ databaseUrl: database.url })
    const stored = await log.readAll({ limit: 10_000 })
    await log.close()
    return stored.map(({ type, stream, metadata }) => ({
      type,
      stream,
      at: JSON.parse(metadata).at as string,
    }))
  }

  beforeAll(async () => {
    database = await freshDatabase(begunPlatform)
    members = await seed(database.url, 'on')
    events = await readEvents()
  })
  afterAll(() => database.drop())

  test('has lived through every kind of movement, one day after the other, and none in the future', () => {
    const types = new Set(events.map(({ type }) => type))
    expect(lived.filter(type => !types.has(type))).toEqual([])
    const times = events.map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(times.at(-1)?.localeCompare(new Date().toISOString())).toBe(-1)
    expect(new Set(times.map(at => at.slice(0, 10))).size).toBe(121)
  })

  test('owes no fee and no interest of a day that is over', async () => {
    const today = (events.at(-1)?.at ?? '').slice(0, 10)
    const log = await openLog({ databaseUrl: database.url })
    const ledger = createLedger({ log })
    for (const { uid } of members) {
      const { state } = await ledger.load(walletDecider, uid)
      const terms = { today, day: 1, fees: [{ from: '0001-01-01', fee: '1' }] }
      expect(cardFeesOwed(state.card, terms)).toEqual([])
      for (const deposit of allKept(state.fixedDeposits))
        expect(deposit.status === 'open' && interestIsDue(deposit, today)).toBe(false)
    }
    await log.close()
  })

  test('says what each member has now', () => {
    const about = members.find(({ email }) => email === 'dee@example.com')?.about
    expect(about).toMatch(/^verified; USDC [\d,.]+ and a prepaid card \(DEMO-1001, 4444\)$/)
  })

  test('is brought in once, however often it is asked for', async () => {
    expect(await seed(database.url, 'on')).toEqual(members)
    expect(await readEvents()).toEqual(events)
  })
})

describe('the command admin', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase(begunPlatform)
  })
  afterAll(() => database.drop())

  test('gives a role and takes it away, and ends the sessions', async () => {
    const url = database.url
    const pool = new Pool({ connectionString: url })
    const log = await openLog({ databaseUrl: url })
    const ledger = createLedger({ log })
    const profile = {
      email: 'eve@example.com',
      username: 'Eve',
      userType: 0,
      password: 'Pass-word-1',
      pin: '1',
    }
    const uid = await registerMember(
      { members: createStores(pool, { secretKey: 'not asked for here' }).members, ledger },
      profile as never,
    )
    const roleAfter = async (...args: readonly string[]) => {
      await pool.query(
        `insert into private.sessions (hash, uid, expires_at) values (sha256('x'), $1, now() + interval '1 day')
         on conflict do nothing`,
        [uid],
      )
      expect(await admin.run({ pool, log } as never, ['eve@example.com', ...args])).toBe(0)
      expect((await pool.query('select from private.sessions')).rowCount).toBe(0)
      return (await ledger.load(memberDecider, uid as string)).state.role
    }
    expect(await roleAfter()).toBe('superadmin')
    expect(await roleAfter('auditor')).toBe('auditor')
    expect(await roleAfter('member')).toBe('member')
    await expect(admin.run({ pool, log } as never, ['eve@example.com', 'king'])).rejects.toThrow('auditor')
    await log.close()
    await pool.end()
  })
})

/** Leaves the first member as a seed does that is killed between the profile and the log. */
const cutOffRegistration = async (databaseUrl: string): Promise<void> => {
  await migratePrivate(databaseUrl)
  const pool = new Pool({ connectionString: databaseUrl })
  const gone = () => Promise.reject(new Error('the process ended here'))
  const ledger = { handle: gone, inTurn: gone, load: gone, knows: gone }
  const profile = {
    email: 'ada@example.com',
    username: 'ada',
    userType: 0,
    password: demoPassword,
    pin: demoPin,
  } as const
  await expect(
    registerMember(
      { members: createStores(pool, { secretKey: 'not asked for here' }).members, ledger },
      profile,
    ),
  ).rejects.toThrow('ended here')
  await pool.end()
}

const folder = mkdtempSync(join(tmpdir(), 'strongroom-seed-'))

/** From now back to noon of yesterday, UTC. */
const sinceYesterdaysNoon = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 43_200_000 - Date.now()

const seed = async (databaseUrl: string, size: 'small' | 'on' = 'small'): Promise<readonly DemoMember[]> => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DEMO_DATA: size,
    // Midnight of its clock is hours away, whenever the test runs: what is brought in again is of the same day.
    CLOCK_OFFSET_MS: size === 'on' ? String(sinceYesterdaysNoon) : '0',
    DATA_DIR: folder,
  }
  const { code, output } = await runTool([process.execPath, 'scripts/seed.ts'], { env })
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}
