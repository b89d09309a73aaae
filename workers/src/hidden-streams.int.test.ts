import { randomUUID } from 'node:crypto'
import { type Asked, createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { pay, type SendQuickPay } from '@strongroom/ledger/quick-pay'
import { startTestEventStore } from '@strongroom/ledger/testing'
import { createProver } from '@strongroom/projections/proof'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPlatform, type Platform } from './testing/worker-kit.ts'

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
    const currency = { code: 'USD', scale: 2 }
    const payment: Asked<SendQuickPay> = {
      ...{ id: randomUUID(), actor: { kind: 'member', id: '2' }, correlationId: 'test' },
      command: {
        type: 'SendQuickPay',
        input: { paymentId: 'p1', to: '1', currency: 'USD', amount: '10.00' },
        given: { verified: true, currency, receiver: { verified: true, quickPayOn: true } },
      },
    }
    const before = await platform.log.readStream('wallet-2')
    const broken = { name: 'StreamHidden', stream: 'wallet-1' }
    await expect(pay(ledger, '2', payment)).rejects.toMatchObject(broken)
    expect(await platform.log.readStream('wallet-2')).toEqual(before)
    // Others go on.
    await platform.open('2', 'EUR')
    await platform.open('3', 'USD')
    expect(await proven()).toMatchObject({ equal: true, chain: { whole: true } })
  })
})
