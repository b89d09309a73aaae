import { beforeEach, describe, expect, test } from 'vitest'
import { pay } from '../quick-pay/flow.ts'
import { adasLog, refund, send } from '../testing/adas-log.ts'
import { ada } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { decodeEvent } from './codec.ts'
import { CommandDiffers, createLedger, type Ledger } from './ledger.ts'
import { type Log, OutcomeUnknown } from './log.ts'

const bob = '100045'

let log: Log
beforeEach(async () => {
  log = await adasLog()
})

/** Ada pays Bob, which is two commands in turn. */
const payBob = (ledger: Ledger, n: number, amount: string) => pay(ledger, ada, send(n, amount))

const balances = async () => {
  const ledger = createLedger({ log })
  const states = await Promise.all([ada, bob].map(uid => ledger.load(walletDecider, uid)))
  return states.map(({ state }) => state.balances.USD?.available)
}

/** How many appends went to the log, of how many streams each. */
const counted = (appends: number[]): Log => ({
  ...log,
  append: (...args) => {
    appends.push(1)
    return log.append(...args)
  },
  appendTogether: all => {
    appends.push(all.length)
    return log.appendTogether(all)
  },
})

describe.each([true, false])('two commands in turn, the log knowing hashes: %s', knowsHashes => {
  beforeEach(() => {
    log = { ...log, knowsHashes }
  })

  test('are one append where the log can, two where it cannot, and answered with the later position', async () => {
    const appends: number[] = []
    const outcome = await payBob(createLedger({ log: counted(appends) }), 1, '10')
    expect(appends).toEqual(knowsHashes ? [2] : [1, 1])
    expect(outcome).toMatchObject({ kind: 'accepted', repeated: false, position: await log.head() })
    expect(await balances()).toEqual(['90', '10'])
    const [sent, received] = (await log.readAll({ limit: 9 })).slice(1).map(event => decodeEvent(event))
    expect([sent?.type, received?.type]).toEqual(['QuickPaySent', 'QuickPayReceived'])
    expect(received?.metadata.causationId).toBe(sent?.id)
  })

  test('have no second when the first is refused', async () => {
    const outcome = await payBob(createLedger({ log }), 1, '100.01')
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { kind: 'insufficient-funds' } })
    expect(await log.readStream(`wallet-${bob}`)).toEqual([])
  })

  test('are the first alone where nothing follows from it', async () => {
    const { first, second } = await createLedger({ log }).inTurn(
      { decider: walletDecider, id: ada, asked: send(1, '10') },
      () => undefined,
    )
    expect([first.kind, second]).toEqual(['accepted', undefined])
    expect(await balances()).toEqual(['90', undefined])
  })

  test('happen once, however often and however simultaneously they are asked for', async () => {
    const ledger = createLedger({ log })
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => payBob(ledger, 1, '10')))
    expect(outcomes.filter(each => each.kind === 'accepted' && !each.repeated)).toHaveLength(1)
    expect(await balances()).toEqual(['90', '10'])
    await expect(payBob(createLedger({ log }), 1, '11')).rejects.toThrow(CommandDiffers)
  })

  test('are both carried out when the first was without the second', async () => {
    await createLedger({ log }).handle(walletDecider, ada, send(1, '10'))
    expect(await balances()).toEqual(['90', undefined])
    expect(await payBob(createLedger({ log }), 1, '10')).toMatchObject({ repeated: true })
    expect(await balances()).toEqual(['90', '10'])
  })

  test('are decided anew when somebody else has written to either stream', async () => {
    const [ledger, other] = [createLedger({ log }), createLedger({ log })]
    await payBob(ledger, 1, '10')
    await other.handle(walletDecider, ada, refund(2, '1.00'))
    await payBob(ledger, 3, '91')
    expect(await balances()).toEqual(['0', '101'])
    await other.handle(walletDecider, bob, refund(4, '1.00'))
    await other.handle(walletDecider, ada, refund(5, '7.00'))
    await payBob(ledger, 6, '7')
    expect(await balances()).toEqual(['0', '109'])
  })

  test('never overdraw, and lose nothing, when many in two processes go both ways', async () => {
    const ledgers = [createLedger({ log }), createLedger({ log })]
    const back = (n: number) => ({
      ...send(n, '3'),
      command: { ...send(n, '3').command, input: { ...send(n, '3').command.input, to: ada } },
    })
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        for (let turn = 0; turn < n % 11; turn++) await new Promise(setImmediate)
        const ledger = ledgers[n % 2] as Ledger
        return n % 3 ? payBob(ledger, n + 1, '2') : pay(ledger, bob, back(n + 1))
      }),
    )
    const [sent, returned] = [2, 3].map(
      amount =>
        amount * outcomes.filter((each, n) => each.kind === 'accepted' && (n % 3 ? 2 : 3) === amount).length,
    ) as [number, number]
    expect(sent).toBeLessThanOrEqual(100 + returned)
    expect((await balances()).map(Number)).toEqual([100 - sent + returned, sent - returned])
  })

  test('are found in the log, or done, when asked again after their outcome was unknown', async () => {
    let fault: 'before' | 'after' | undefined
    const shaken =
      <A extends readonly unknown[], T>(append: (...args: A) => Promise<T>) =>
      async (...args: A) => {
        if (fault === 'before') throw new OutcomeUnknown('lost')
        const appended = await append(...args)
        if (fault === 'after') throw new OutcomeUnknown('lost')
        return appended
      }
    const shaky = { ...log, append: shaken(log.append), appendTogether: shaken(log.appendTogether) }
    const ledger = createLedger({ log: shaky })
    for (const [n, each] of (['before', 'after'] as const).entries()) {
      fault = each
      await expect(payBob(ledger, n + 1, '10')).rejects.toThrow(OutcomeUnknown)
      fault = undefined
      expect(await payBob(ledger, n + 1, '10')).toMatchObject({ repeated: each === 'after' })
    }
    expect(await balances()).toEqual(['80', '20'])
  })
})

test('two commands in turn stay one append when others are decided while the second stream is being read', async () => {
  const appends: number[] = []
  const ledger = createLedger({ log: counted(appends) })
  const payments = [bob, '100046', '100047'].map((to, n) => {
    const asked = send(n + 1, '10')
    const input = { ...asked.command.input, to }
    return pay(ledger, ada, { ...asked, command: { ...asked.command, input } })
  })
  await Promise.all(payments)
  expect(appends).toEqual([2, 2, 2])
  expect(await balances()).toEqual(['70', '10'])
})

test('what the log refuses of both may be the fault of one, so each is tried by itself', async () => {
  // The log has forgotten nothing, but this process has: the id is found when it is to be written.
  await createLedger({ log }).handle(walletDecider, ada, send(1, '10'))
  const snapshot = {
    revision: 1,
    hash: decodeEvent((await log.readStream(`wallet-${ada}`))[1] as never).metadata.hash,
    stateVersion: walletDecider.stateVersion,
    state: (await createLedger({ log }).load(walletDecider, ada)).state,
    commands: [],
  }
  const snapshots = {
    load: async (stream: string) => (stream === `wallet-${ada}` ? snapshot : undefined),
    save: async () => undefined,
  }
  const forgetful = createLedger({ log, snapshots, snapshotEvery: 1 })
  expect(await payBob(forgetful, 1, '10')).toMatchObject({ kind: 'accepted', repeated: true })
  expect(await balances()).toEqual(['90', '10'])
  expect(await log.readStream(`wallet-${ada}`)).toHaveLength(2)
})
