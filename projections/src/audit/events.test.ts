import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { describe, expect, test } from 'vitest'
import { memberOf } from '../event-parts.ts'
import { facts, tell, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { events } from './events.ts'

describe('the audit list', () => {
  test('numbers every event and keeps its very texts', async () => {
    const rows = (await givenFacts(events, facts.opened('1', 'USD'), facts.sent('1', '2', 'p1', '5.00'))).of(
      'events',
    )
    expect(rows).toMatchObject([
      { number: 1, stream: 'wallet-1', revision: 0, type: 'WalletOpened', uid: '1', created_at: told },
      { number: 2, stream: 'wallet-1', revision: 1, type: 'QuickPaySent' },
    ])
    const log = createMemoryLog()
    await tell(log, [facts.opened('1', 'USD')])
    const [stored] = await log.readAll({ limit: 1 })
    expect(rows[0]?.data).toBe(stored?.data)
  })

  test.each([
    ['wallet-100001', '100001'],
    ['member-100001', '100001'],
    ['catalogue-currency-USD', undefined],
    ['claim-txid-0', undefined],
  ])('knows whose stream %s is', (stream, uid) => {
    expect(memberOf(stream)).toBe(uid)
  })
})
