import { beforeEach, describe, expect, test } from 'vitest'
import { adasLog, balanceIn, refund, send, stream } from '../testing/adas-log.ts'
import { ada, USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { derivedId } from './ids.ts'
import { createLedger, type Ledger, type LedgerOptions, TooContended } from './ledger.ts'
import { type Log, OutcomeUnknown } from './log.ts'
import { createMemoryLog } from './memory-log.ts'

let log: Log
beforeEach(async () => {
  log = await adasLog()
})

const balance = (ledger = createLedger({ log })) => balanceIn(log, ledger)

/** A ledger whose appends are held back until it has looked at the log, which it does once something else has happened. */
const looksLate = (meanwhile: () => Promise<unknown>, options: Partial<LedgerOptions> = {}) => {
  let isLooking = false
  const held = Promise.withResolvers<void>()
  const append: Log['append'] = async (...args) => {
    await held.promise
    return log.append(...args)
  }
  const readStream: Log['readStream'] = async (...args) => {
    if (isLooking) {
      isLooking = false
      await meanwhile()
      await new Promise(resolve => setImmediate(resolve))
      setTimeout(held.resolve, 5)
    }
    return log.readStream(...args)
  }
  const look = () => {
    isLooking = true
  }
  return { ledger: createLedger({ ...options, log: { ...log, append, readStream } }), look }
}

describe.each([true, false])('a command that meets others, the log knowing hashes: %s', knowsHashes => {
  beforeEach(() => {
    log = { ...log, knowsHashes }
  })
  test('decides again when another process has written', async () => {
    const [one, two] = [createLedger({ log }), createLedger({ log })]
    await Promise.all([one.load(walletDecider, ada), two.load(walletDecider, ada)])
    const commands = Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? one : two).handle(walletDecider, ada, send(n + 1, '5')),
    )
    const outcomes = await Promise.all(commands)
    expect(outcomes.filter(each => each.kind === 'accepted')).toHaveLength(20)
    expect(await balance(one)).toBe('0')
    expect(await balance(two)).toBe('0')
  })

  test('never lets a command stand on one that lost against another process', async () => {
    const slow: Log = {
      ...log,
      append: async (...args) => {
        // Appends are under way for a while, as on a network, and keep their order.
        for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
        return log.append(...args)
      },
    }
    const ledgers = [createLedger({ log: slow }), createLedger({ log: slow }), createLedger({ log })]
    const commands = Array.from({ length: 90 }, async (_, n) => {
      for (let turn = 0; turn < n % 7; turn++) await new Promise(setImmediate)
      return (ledgers[n % 3] as Ledger).handle(walletDecider, ada, send(n + 1, '2'))
    })
    const outcomes = await Promise.all(commands)
    expect(outcomes.filter(each => each.kind === 'accepted')).toHaveLength(50)
    // Loading checks that every event follows from the one before it.
    expect(await balance()).toBe('0')
    expect(await log.readStream(stream)).toHaveLength(51)
  })

  test('refuses on what the log holds, not on what it remembers', async () => {
    const [one, two] = [createLedger({ log }), createLedger({ log })]
    await one.handle(walletDecider, ada, send(1, '100'))
    expect(await two.handle(walletDecider, ada, send(2, '1'))).toMatchObject({ kind: 'refused' })
    await one.handle(walletDecider, ada, refund(3, '1.00'))
    expect(await two.handle(walletDecider, ada, send(4, '1'))).toMatchObject({ kind: 'accepted' })
  })

  test('refuses on what the log holds, also while a command decided on the same old state is on its way', async () => {
    const two = createLedger({ log })
    let small: ReturnType<typeof one.handle> | undefined
    const { ledger: one, look } = looksLate(async () => {
      // Another process writes, and this one decides another command, before the log is read.
      await two.handle(walletDecider, ada, refund(3, '50.00'))
      small = one.handle(walletDecider, ada, send(2, '1'))
    })
    expect(await balance(one)).toBe('100')
    look()
    expect(await one.handle(walletDecider, ada, send(1, '120'))).toMatchObject({ kind: 'accepted' })
    expect(await small).toMatchObject({ kind: 'accepted' })
    expect(await balance()).toBe('29')
  })

  test('refuses on what the log holds, also while the command that another process has carried out is tried here again', async () => {
    const two = createLedger({ log })
    let again: ReturnType<typeof one.handle> | undefined
    const meanwhile = async () => {
      await two.handle(walletDecider, ada, refund(3, '50.00'))
      again = one.handle(walletDecider, ada, refund(3, '50.00'))
    }
    // Decided anew it is other bytes.
    const { ledger: one, look } = looksLate(meanwhile, { now: () => new Date(Date.UTC(2026, 10, 22)) })
    expect(await balance(one)).toBe('100')
    look()
    expect(await one.handle(walletDecider, ada, send(1, '120'))).toMatchObject({ kind: 'accepted' })
    expect(await again).toMatchObject({ kind: 'accepted', repeated: true })
    expect(await balance()).toBe('30')
  })

  test('does not go on from a try of its own that came too late, after the one before it', async () => {
    // The first try is on its way for so long that it is given up and decided anew; then it arrives before the second.
    let late: (() => Promise<unknown>) | undefined
    let isSlow = true
    const slow: Log = {
      ...log,
      append: async (...args) => {
        if (isSlow) {
          late = () => log.append(...args)
          throw new OutcomeUnknown('on its way')
        }
        await late?.()
        late = undefined
        return log.append(...args)
      },
    }
    let minute = 0
    const ledger = createLedger({ log: slow, now: () => new Date(Date.UTC(2026, 10, 21, 0, minute++)) })
    await expect(ledger.handle(walletDecider, ada, send(1, '10'))).rejects.toThrow(OutcomeUnknown)
    isSlow = false
    const [again] = await Promise.all([
      ledger.handle(walletDecider, ada, send(1, '10')),
      ledger.handle(walletDecider, ada, send(2, '20')),
    ])
    expect(again).toMatchObject({ kind: 'accepted', repeated: true })
    expect(await balance()).toBe('70')
    expect(await log.readStream(stream)).toHaveLength(3)
  })
})

/** Opens a wallet in a currency. */
const open = (currency: string) => ({
  id: derivedId('test', currency),
  actor: { kind: 'member', id: ada } as const,
  correlationId: 'c1',
  command: { type: 'OpenWallet', input: { currency }, given: { offered: true, verified: true } } as const,
})
const currencies = ['AAA', 'BBB', 'CCC', 'DDD']

/** A ledger that tries twice, on a log where another process writes to Ada's wallet first, so many times. */
const contended = (times: number) => {
  const log = createMemoryLog()
  const other = createLedger({ log })
  let left = times
  const append: typeof log.append = async (...args) => {
    if (left > 0) await other.handle(walletDecider, ada, open(currencies[--left] ?? ''))
    return log.append(...args)
  }
  return { log, ledger: createLedger({ log: { ...log, append }, maxTries: 2 }) }
}

test('a command that finds its turn within its tries is carried out', async () => {
  const { ledger } = contended(1)
  expect(await ledger.handle(walletDecider, ada, open(USD.code))).toMatchObject({ kind: 'accepted' })
})

test('a command that never gets its turn says so, has written nothing, and may come again', async () => {
  const { log, ledger } = contended(2)
  await expect(ledger.handle(walletDecider, ada, open(USD.code))).rejects.toThrow(TooContended)
  const { state } = await createLedger({ log }).load(walletDecider, ada)
  expect(Object.keys(state.balances).sort()).toEqual(['AAA', 'BBB'])
  expect(await ledger.handle(walletDecider, ada, open(USD.code))).toMatchObject({ repeated: false })
  expect(await log.readStream(`wallet-${ada}`)).toHaveLength(3)
})
