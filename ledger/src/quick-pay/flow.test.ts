import { beforeEach, describe, expect, test } from 'vitest'
import { createLedger, type Ledger, type UnplacedEvent } from '../eventlog/ledger.ts'
import type { Log } from '../eventlog/log.ts'
import { adasLog, balanceIn, send } from '../testing/adas-log.ts'
import { ada, USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { isSent, pay, returnQuickPay, settleQuickPay } from './flow.ts'

const bob = '100045'
const at = '2026-01-01T10:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000)

let log: Log
let ledger: Ledger
beforeEach(async () => {
  log = await adasLog()
  ledger = createLedger({ log, now: () => new Date(at) })
})

/** The first half of a payment only, as if the process had died before the second. */
const halfSent = async () => {
  const outcome = await ledger.handle(walletDecider, ada, send(1, '10'))
  const events: readonly UnplacedEvent[] = outcome.kind === 'accepted' ? outcome.events : []
  const sent = events.find(isSent)
  if (!sent) throw new Error('it was not sent')
  return sent
}
const bobs = async () => (await log.readStream(`wallet-${bob}`)).map(({ type }) => type)

describe('a payment that cannot arrive', () => {
  test('comes back to its sender once, with legs out of transit, and never arrives after that', async () => {
    const sent = await halfSent()
    expect(await balanceIn(log)).toBe('90')
    for (const each of [ledger, createLedger({ log })]) await returnQuickPay(each, sent, USD)
    expect(await balanceIn(log)).toBe('100')
    const back = (await log.readStream(`wallet-${ada}`)).at(-1)
    expect(JSON.parse(back?.data ?? '')).toMatchObject({
      ...{ paymentId: sent.data.paymentId, to: bob, currency: 'USD', amount: '10.00' },
      legs: [
        { account: 'house:transit', currency: 'USD', amount: '-10.00' },
        { account: `user:${ada}:available`, currency: 'USD', amount: '10.00' },
      ],
    })
    for (const each of [ledger, createLedger({ log })]) {
      expect(await settleQuickPay(each, sent, USD)).toBeUndefined()
      expect(await pay(each, ada, send(1, '10'), later(1))).toMatchObject({ repeated: true })
    }
    expect(await bobs()).toEqual([])
    expect(await balanceIn(log)).toBe('100')
  })

  test.each([
    [5, ['QuickPayReceived']],
    [5.001, []],
  ])(
    'is finished by its sender’s next try for five minutes, and then left to the worker: %s',
    async (minutes, types) => {
      await halfSent()
      expect(await pay(createLedger({ log }), ada, send(1, '10'), later(minutes))).toMatchObject({
        repeated: true,
      })
      expect(await bobs()).toEqual(types)
    },
  )
})
