import { randomUUID } from 'node:crypto'
import { type Asked, createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { signingKey } from '@strongroom/ledger/eventlog/seal'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { payQrDecider } from '@strongroom/ledger/pay-qr'
import { pay, type SendQuickPay, settleQuickPay } from '@strongroom/ledger/quick-pay'
import { startTestEventStore } from '@strongroom/ledger/testing'
import { walletDecider } from '@strongroom/ledger/wallet'
import { createProver } from '@strongroom/projections/proof'
import { createSealer, sealStanding, verifySeal } from '@strongroom/projections/seal'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { react } from './jobs/react/react.ts'
import { settlePayQrs } from './reactions/settle-pay-qrs.ts'
import { settleTransit } from './reactions/settle-transit.ts'
import { openPlatform, type Platform, until } from './testing/worker-kit.ts'

const ANY = -2n
let node: Awaited<ReturnType<typeof startTestEventStore>>
let platform: Platform
beforeEach(async () => {
  node = await startTestEventStore({ version: 24 })
  platform = await openPlatform({
    openLog: databaseUrl => openLog({ databaseUrl, eventstoreUrl: node.url }),
  })
  for (const uid of ['1', '2']) {
    await platform.open(uid, 'USD')
    await platform.submit(uid, `t${uid}`, '100.00')
    await platform.approve(uid, `t${uid}`)
  }
})
afterEach(async () => {
  await platform.stop()
  await node.stop()
})

const proven = async () => {
  await platform.views.catchUp()
  const { pool, log } = platform
  return createProver({ pool, log }).prove()
}
const usd = { code: 'USD', scale: 2 }
const limit = (stream: string, metadata: object) =>
  node.store.append(`$$${stream}`, ANY, [
    {
      ...{ id: randomUUID(), type: '$metadata', contentType: 'application/json' },
      ...{ data: Buffer.from(JSON.stringify(metadata)), metadata: new Uint8Array() },
    },
  ])
/** Member 2 pays member 1. */
const payment = (): Asked<SendQuickPay> => ({
  ...{ id: randomUUID(), actor: { kind: 'member', id: '2' }, correlationId: 'test' },
  command: {
    type: 'SendQuickPay',
    input: { paymentId: 'p1', to: '1', currency: 'USD', amount: '10.00' },
    given: { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } },
  },
})
/** As another process of the platform, which has no stream in memory. */
const afresh = () => createLedger({ log: platform.log })

describe('a member’s stream that another program has deleted', () => {
  test('is named by the next proof, which holds the books of all against the log as before', async () => {
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true }, differences: [] })
    // A limit of a stream that is none of ours.
    node.store.append('$$others-1', ANY, [
      {
        ...{ id: randomUUID(), type: '$metadata', contentType: 'application/json' },
        ...{ data: Buffer.from('{"$maxCount":1}'), metadata: new Uint8Array() },
      },
    ])
    node.store.remove('wallet-1', ANY, false)
    expect(await proven()).toMatchObject({
      ...{ equal: true, chain: { whole: true } },
      differences: [{ view: 'streams', kind: 'stream-deleted', key: 'wallet-1', stream: 'wallet-1' }],
    })
  })

  test('has nothing decided on it, and takes no money out of another’s wallet', async () => {
    node.store.remove('wallet-1', ANY, false)
    const ledger = afresh()
    const before = await platform.log.readStream('wallet-2')
    const broken = { name: 'StreamHidden', stream: 'wallet-1' }
    await expect(pay(ledger, '2', payment())).rejects.toMatchObject(broken)
    expect(await platform.log.readStream('wallet-2')).toEqual(before)
    // Others go on.
    await platform.open('2', 'EUR')
    await platform.open('3', 'USD')
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true } })
  })
})

describe('a stream that a process has in memory when another program hides it', () => {
  const [ofOne, ofTwo] = ['wallet-1', 'wallet-2']
  /** Whether the process knows, without a command. */
  const isKnown = () =>
    platform.ledger.load(walletDecider, '1').then(
      () => false,
      () => true,
    )

  test.each([
    ['deleted', () => void node.store.remove(ofOne, ANY, false)],
    ['deleted for good', () => void node.store.remove(ofOne, ANY, true)],
    ['truncated', () => void limit(ofOne, { $tb: 2 })],
    ['limited to fewer events than it has', () => void limit(ofOne, { $maxCount: 1 })],
    ['limited to more events than it has', () => void limit(ofOne, { $maxCount: 999 })],
    ['limited in age', () => void limit(ofOne, { $maxAge: 86_400 })],
  ])('has nothing more decided on it, as soon as the node tells: %s', async (_, hide) => {
    hide()
    await until(isKnown)
    const broken = { name: 'StreamHidden', stream: ofOne }
    const [before, head] = [await platform.log.readStream(ofTwo), await platform.log.head()]
    await expect(platform.open('1', 'EUR')).rejects.toMatchObject(broken)
    // It is not debited for a payment that would have to come back.
    await expect(pay(platform.ledger, '2', payment())).rejects.toMatchObject(broken)
    expect(await platform.log.head()).toBe(head)
    expect(await platform.log.readStream(ofTwo)).toEqual(before)
    await platform.open('2', 'EUR')
  })

  test('is decided on again once that is mended', async () => {
    limit(ofOne, { $maxCount: 1 })
    await until(isKnown)
    limit(ofOne, {})
    await until(async () => !(await isKnown()))
    await platform.open('1', 'EUR')
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true }, differences: [] })
  })

  test('leaves the log to be signed with all that others write', async () => {
    const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
    const { pool, log } = platform
    const sealer = createSealer({ pool, log, signer, now: () => new Date() })
    expect(await sealer.turn()).toBeUndefined()
    expect(await sealStanding(pool)).toMatchObject({ publishedSize: 6, fault: null })
    node.store.remove(ofOne, ANY, false)
    await until(isKnown)
    await platform.open('2', 'EUR')
    expect(await sealer.turn()).toBeUndefined()
    expect(await sealStanding(pool)).toMatchObject({ publishedSize: 7, fault: null })
    expect(await verifySeal({ pool, log, keys: [signer.key] })).toEqual({ size: 7, fault: null })
  })
})

describe('money on its way to a stream that another program has hidden', () => {
  const MINUTE_MS = 60_000
  const catalogue = { get: () => undefined, currency: () => undefined }
  const settled = async (minutes: number) => {
    const { pool, log } = platform
    const now = () => new Date(Date.now() + minutes * MINUTE_MS)
    const means = { ledger: afresh(), log, catalogue, now }
    const logger = pino({ level: 'silent' })
    await pool.query('update reactions.todo set due_at = now()')
    for (const reaction of [settleTransit, settlePayQrs])
      await react({ ...reaction, graceMs: 0 }, { pool, log, logger, means }, new AbortController().signal)()
    return (await pool.query('select key, error from reactions.todo order by key')).rows
  }
  const available = async (uid: string) =>
    (await afresh().load(walletDecider, uid)).state.balances.USD?.available

  beforeEach(() =>
    migrate({
      url: platform.database.url,
      schema: 'reactions',
      dir: new URL('../migrations', import.meta.url),
    }),
  )

  test.each([
    ['deleted', () => void node.store.remove('wallet-2', ANY, false)],
    ['deleted for good', () => void node.store.remove('wallet-2', ANY, true)],
    ['truncated', () => void limit('wallet-2', { $tb: 2 })],
    ['limited', () => void limit('wallet-2', { $maxCount: 1 })],
  ])('comes back to its payer after ten minutes, once, and reads so everywhere: %s', async (_, hide) => {
    await platform.send('1', '2', 'p1', '30.00')
    hide()
    expect(await settled(9)).toMatchObject([{ key: '1 p1', error: expect.stringContaining('wallet-2') }])
    expect(await available('1')).toBe('70')
    for (let round = 0; round < 2; round++) expect(await settled(11)).toEqual([])
    expect(await available('1')).toBe('100')
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true } })
    const { rows } = await platform.pool.query(
      `select kind, amount::float, counterparty from views.movements where uid = '1' and kind like 'quick%' order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'quick-pay-returned', amount: 30, counterparty: '2' },
      { kind: 'quick-pay-sent', amount: -30, counterparty: '2' },
    ])
    const { rows: payments } = await platform.pool.query('select id, status from views.quick_pays')
    expect(payments).toEqual([{ id: 'p1', status: -1 }])
  })

  test('stays where it arrived before, though its receiver’s stream does not show it', async () => {
    await platform.send('1', '2', 'p1', '30.00')
    const [sent] = await platform.log.readStream('wallet-1', { from: 3 })
    if (!sent) throw new Error('it was not sent')
    await settleQuickPay(afresh(), decodeEvent(sent) as never, usd)
    node.store.remove('wallet-2', ANY, false)
    const now = () => new Date(Date.now() + 11 * MINUTE_MS)
    const means = { ledger: afresh(), log: platform.log, catalogue, now }
    await settleTransit.act(decodeEvent(sent) as never, means)
    expect(await available('1')).toBe('70')
  })

  test('comes back from a scan to the creator of the pay code', async () => {
    const given = {
      verified: true,
      currency: usd,
      mostTimes: 9,
      mostDays: 9,
      expiresAt: '2126-01-01T00:00:00.000Z',
    }
    const code = { codeId: 'c1', currency: 'USD', perScan: '10', times: 2 }
    await platform.give(walletDecider, '1', {
      type: 'ReservePayCode',
      input: { ...code, validDays: 1 },
      given,
    })
    const { perScan, times, currency } = code
    const { expiresAt } = given
    await platform.give(payQrDecider, 'c1', {
      type: 'CreatePayCode',
      input: { by: '1', currency, perScan: `${perScan}.00`, times, expiresAt },
    })
    await platform.give(payQrDecider, 'c1', {
      type: 'ScanPayCode',
      input: { uid: '2' },
      given: { verified: true, ownerEnabled: true, now: '2026-01-01T00:00:00.000Z' },
    })
    node.store.remove('wallet-2', ANY, false)
    expect(await settled(9)).toMatchObject([{ key: 'scan c1 2' }])
    for (let round = 0; round < 2; round++) expect(await settled(11)).toEqual([])
    expect((await afresh().load(walletDecider, '1')).state.balances.USD).toMatchObject({
      ...{ available: '90', locked: '10' },
    })
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true } })
    const { rows } = await platform.pool.query('select uid, status from views.pay_code_scans')
    expect(rows).toEqual([{ uid: '2', status: -1 }])
  })
})
