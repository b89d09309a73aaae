import { memberDecider } from '@strongroom/ledger/account'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger, newId } from '@strongroom/ledger/eventlog'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import { expect, test } from 'vitest'
import { demoMembers } from '../demo-members.ts'
import { seedCatalogue } from '../seed-catalogue.ts'
import { demoCatalogue } from '../starting-catalogue.ts'
import { calendarOf, startOf } from './calendar.ts'
import { topUp } from './coins.ts'
import { currencyOf, type Demo, give, giveMember } from './demo.ts'
import { livePast } from './live-past.ts'

const nothing = async () => undefined
/** Personal data is of no concern here: only that the ledger accepts every command. */
const keepsNothing = {
  stores: {
    banks: { save: nothing },
    addressBook: { add: nothing },
    paymentDetails: { keep: nothing },
    cardLogDetails: { keep: nothing },
    cardOrderNumbers: { keep: nothing },
    payees: { of: async () => [], save: nothing },
    moneyRequestNotes: { keep: nothing },
  },
  uploads: { keep: async () => ({ id: 'proof', type: 'image/png', size: 1 }) },
}

const joined = async (demo: Demo): Promise<void> => {
  for (const { email, deposits, card, kyc } of demoMembers) {
    const about = { uid: email, actor: { kind: 'system', id: 'test' } } as const
    await giveMember(demo, { ...about, what: ['join'] }, { type: 'RegisterMember', input: { userType: 0 } })
    if (kyc === 1)
      await giveMember(demo, { ...about, what: ['verify'] }, { type: 'DecideKyc', input: { status: 1 } })
    for (const deposit of deposits)
      for (const { run } of topUp(demo, { email, day: 0, ...deposit })) await run()
    if (!card) continue
    const [uid, terms] = [demo.uidOf(email), { fee: '50', initialBalance: '20', precharge: card.precharge }]
    const currencies = { currency: currencyOf(demo, 'USDC'), cardCurrency: currencyOf(demo, 'USD') }
    const opening = { cardId: 'card', currency: 'USDC' }
    await give(
      demo,
      { uid, what: ['open'] },
      { type: 'OpenCard', input: opening, given: { verified: true, ...terms, ...currencies } },
    )
    const given = { approver: 'admin', today: demo.calendar.dayOf(0) }
    await give(demo, { uid, what: ['activate'] }, { type: 'ActivateCard', input: { cardId: 'card' }, given })
  }
}

/** A demo that is brought in at an instant, before its past. */
const begun = async (now: Date) => {
  const log = createMemoryLog()
  const calendar = calendarOf(startOf(now))
  const clock = { now: calendar.start }
  const ledger = createLedger({ log, now: () => clock.now })
  await seedCatalogue(log, ledger, demoCatalogue())
  const catalogue = await openCatalogue(log)
  const demo = {
    ledger,
    log,
    catalogue,
    calendar,
    clock,
    uidOf: (email: string) => email,
    ...keepsNothing,
  } as unknown as Demo
  await joined(demo)
  return demo
}

/** All events, none of a case that names a bank which is approved later. */
const eventsOf = async ({ log }: Demo) => {
  const events = await log.readAll({ limit: 10_000 })
  const approved = new Set<string>()
  for (const { type, data } of events) {
    const { bankId } = JSON.parse(data) as { bankId?: string }
    if (!bankId) continue
    if (type === 'BankApproved') approved.add(bankId)
    else if (!type.startsWith('Bank')) expect([type, approved.has(bankId)]).toEqual([type, true])
  }
  return events
}

/** The kinds of the events of a demo that is brought in at an instant, each with how many there are. */
const kindsLived = async (now: Date): Promise<ReadonlyMap<string, number>> => {
  const demo = await begun(now)
  await livePast(demo)
  const { state } = await demo.ledger.load(walletDecider, 'dee@example.com')
  expect(state.card?.status).toBe('active')
  const { state: ben } = await demo.ledger.load(memberDecider, 'ben@example.com')
  expect(demo.catalogue.get('user-group', ben.userGroup ?? '')).toMatchObject({
    fps_max: '20000',
    bank_limit: 2,
  })
  await demo.catalogue.close()
  const events = await eventsOf(demo)
  return new Map([...Map.groupBy(events, ({ type }) => type)].map(([type, { length }]) => [type, length]))
}

// Salaries and rents follow the calendar, everything else the days since: each day of a month makes another order of them.
const days = [0, 5, 16, 29]
test.each(days)('no command of the past is refused, brought in on whichever day: %i days on', async day => {
  const kinds = await kindsLived(new Date(Date.UTC(2026, 10, 23 + day, 16)))
  expect(kinds.get('WithdrawalRejected')).toBe(1)
  expect(kinds.get('SwapSettled')).toBe(21)
  expect(kinds.get('CardLogBooked')).toBe(69)
  expect(kinds.get('CardFeeTaken')).toBeGreaterThanOrEqual(3)
})

test('a past that was brought in stays as it is, whatever its members have done since', async () => {
  const demo = await begun(new Date('2026-11-24T08:00:00.000Z'))
  await livePast(demo)
  const before = await demo.log.readAll({ limit: 10_000 })
  expect(JSON.parse(before.at(-1)?.metadata ?? '{}').at).toBe('2026-11-24T00:30:00.000Z')
  demo.clock.now = new Date('2026-11-25T20:00:00.000Z')
  const { state } = await demo.ledger.load(walletDecider, 'ada@example.com')
  const given = {
    ...{ verified: true, currency: currencyOf(demo, 'USD') },
    receiver: { verified: true, quickPayOn: true },
  }
  const amount = state.balances.USD?.available ?? '0'
  const input = { paymentId: newId(), to: 'dee@example.com', currency: 'USD', amount }
  await give(demo, { uid: 'ada@example.com', what: ['all of it'] }, { type: 'SendQuickPay', input, given })
  const head = await demo.log.head()
  // A plan that an administrator has taken away since is not looked for either.
  await livePast({ ...demo, catalogue: { ...demo.catalogue, list: () => [] } })
  expect(await demo.log.head()).toBe(head)
  await demo.catalogue.close()
})

test('a past that was cut off right after a bank was linked keeps its details when it goes on', async () => {
  const demo = await begun(new Date('2026-11-24T08:00:00.000Z'))
  const saved: string[] = []
  const savesBy = (save: Demo['stores']['banks']['save']): Demo => ({
    ...demo,
    stores: { ...demo.stores, banks: { ...demo.stores.banks, save } },
  })
  const cutOff = () => Promise.reject(new Error('the process ended here'))
  await expect(livePast(savesBy(cutOff))).rejects.toThrow('ended here')
  await livePast(savesBy(async ({ uid, version }) => void saved.push(`${uid} ${version}`)))
  expect(saved).toEqual(['ada@example.com 0', 'ben@example.com 0', expect.stringMatching(/^ada/)])
  await demo.catalogue.close()
})
