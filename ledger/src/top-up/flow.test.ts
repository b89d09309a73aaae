import { beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { type Asked, CommandDiffers, createLedger, type Ledger } from '../eventlog/ledger.ts'
import type { Log } from '../eventlog/log.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { USD } from '../testing/wallet-cases.ts'
import { rejectTopUp, submitTopUp } from './flow.ts'
import type { RejectTopUp, SubmitTopUp } from './top-up.ts'

let ledger: Ledger
beforeEach(() => {
  ledger = createLedger({ log: createMemoryLog() })
})

const ask = <C>(name: string, command: C) => ({
  id: derivedId('t', name),
  actor: { kind: 'member', id: 'x' } as const,
  correlationId: 'c',
  command,
})
const submit = (
  topUpId: string,
  txid: string,
  network = 'TRC20',
  verified = true,
  amount = '5.00',
  addressId?: string,
): Asked<SubmitTopUp> =>
  ask(topUpId, {
    type: 'SubmitTopUp',
    input: { topUpId, currency: 'USD', network, amount, txid },
    given: { verified, currency: USD, networkOffered: true, addressId },
  })
/** Of a member with a deposit address of their own. */
const submitAt = (addressId: string, topUpId: string) =>
  submit(topUpId, '0xab', 'TRC20', true, '5.00', addressId)
const reject = (topUpId: string): Asked<RejectTopUp> =>
  ask(`reject-${topUpId}`, {
    type: 'RejectTopUp',
    input: { topUpId, reason: 'not there' },
    given: { approver: 'f' },
  })

const refused = { kind: 'refused', refusal: { kind: 'txid-already-used' } }

describe('submitting a top-up', () => {
  test('is refused when anybody has submitted the TXID, in whatever spelling', async () => {
    await submitTopUp(ledger, '1', submit('a', '0xAB'))
    expect(await submitTopUp(ledger, '2', submit('b', ' 0xab '))).toEqual(refused)
    expect(await submitTopUp(ledger, '1', submit('c', '0xab'))).toEqual(refused)
  })
  test('takes one TXID of two members whom it pays at addresses of their own, and of each of them once', async () => {
    expect(await submitTopUp(ledger, '1', submitAt('one', 'a'))).toMatchObject({ kind: 'accepted' })
    expect(await submitTopUp(ledger, '2', submitAt('two', 'b'))).toMatchObject({ kind: 'accepted' })
    expect(await submitTopUp(ledger, '1', submitAt('one', 'c'))).toEqual(refused)
    expect(await submitTopUp(ledger, '2', submit('d', '0xab'))).toEqual(refused)
    // An address that was another member's before pays the member who has it now, and the transaction paid it once.
    expect(await submitTopUp(ledger, '3', submitAt('two', 'e'))).toEqual(refused)
  })
  test('gives the TXID back for the address that it was claimed for', async () => {
    await submitTopUp(ledger, '1', submitAt('one', 'a'))
    await rejectTopUp(ledger, '1', reject('a'))
    expect(await submitTopUp(ledger, '1', submitAt('one', 'b'))).toMatchObject({ kind: 'accepted' })
  })
  test('happens once when a member submits the TXID again while the first try goes on, and stays theirs', async () => {
    // One stream at a time, as on EventStoreDB: a claim and its top-up are two appends there.
    const log = { ...createMemoryLog(), knowsHashes: false }
    const [there, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const append: Log['append'] = async (stream, ...rest) => {
      if (stream === 'wallet-1') {
        there.resolve()
        await goOn.promise
      }
      return log.append(stream, ...rest)
    }
    const first = submitTopUp(createLedger({ log: { ...log, append } }), '1', submit('a', '0xab'))
    await there.promise
    const elsewhere = createLedger({ log })
    expect(await submitTopUp(elsewhere, '1', submit('b', '0xab'))).toMatchObject({ kind: 'accepted' })
    goOn.resolve()
    expect(await first).toEqual(refused)
    expect(await submitTopUp(elsewhere, '2', submit('c', '0xab'))).toEqual(refused)
    await rejectTopUp(elsewhere, '1', reject('b'))
    expect(await submitTopUp(elsewhere, '2', submit('d', '0xab'))).toMatchObject({ kind: 'accepted' })
  })
  test.each([true, false])(
    'does not look for a claim that is mostly not there, and finds one that is: log knowing hashes %s',
    async knowsHashes => {
      const reads: string[] = []
      const memory = createMemoryLog()
      const log: Log = {
        ...memory,
        knowsHashes,
        readStream: (stream, options) => {
          if (stream.startsWith('claim-')) reads.push(stream)
          return memory.readStream(stream, options)
        },
      }
      const [here, there] = [createLedger({ log }), createLedger({ log })]
      expect(await submitTopUp(here, '1', submit('a', '0xab'))).toMatchObject({ kind: 'accepted' })
      expect(reads).toEqual([])
      expect(await submitTopUp(there, '2', submit('b', '0xab'))).toEqual(refused)
      expect(await submitTopUp(createLedger({ log }), '1', submit('a', '0xab'))).toMatchObject({
        repeated: true,
      })
      await rejectTopUp(createLedger({ log }), '1', reject('a'))
      expect(await submitTopUp(createLedger({ log }), '2', submit('c', '0xab'))).toMatchObject({
        kind: 'accepted',
      })
      expect(await submitTopUp(here, '1', submit('d', '0xab'))).toEqual(refused)
    },
  )
  test('takes the same TXID on another network', async () => {
    await submitTopUp(ledger, '1', submit('a', '0xab'))
    expect(await submitTopUp(ledger, '2', submit('b', '0xab', 'ERC20'))).toMatchObject({ kind: 'accepted' })
  })
  test('gives the first outcome when the same command comes again', async () => {
    const first = await submitTopUp(ledger, '1', submit('a', '0xab'))
    expect(await submitTopUp(ledger, '1', submit('a', '0xab'))).toEqual({ ...first, repeated: true })
  })
  test('leaves the TXID free when the wallet refuses', async () => {
    expect(await submitTopUp(ledger, '1', submit('a', '0xab', 'TRC20', false))).toMatchObject({
      kind: 'refused',
    })
    expect(await submitTopUp(ledger, '2', submit('b', '0xab'))).toMatchObject({ kind: 'accepted' })
  })
  test('leaves the TXID free once finance has rejected it, also for somebody else', async () => {
    await submitTopUp(ledger, '1', submit('a', '0xab'))
    await rejectTopUp(ledger, '1', reject('a'))
    expect(await submitTopUp(ledger, '2', submit('b', '0xab'))).toMatchObject({ kind: 'accepted' })
    await rejectTopUp(ledger, '1', reject('a'))
    expect(await submitTopUp(ledger, '3', submit('c', '0xab'))).toEqual(refused)
  })
  test('holds the TXID when a refused try comes again and is accepted', async () => {
    const unverified = submit('a', '0xab', 'TRC20', false)
    for (const again of [unverified, unverified])
      expect(await submitTopUp(ledger, '1', again)).toMatchObject({ kind: 'refused' })
    expect(await submitTopUp(ledger, '3', submit('c', '0xAB', 'TRC20', false))).toMatchObject({
      refusal: { kind: 'identity-not-verified' },
    })
    expect(await submitTopUp(ledger, '1', submit('a', '0xab'))).toMatchObject({ kind: 'accepted' })
    expect(await submitTopUp(ledger, '2', submit('b', '0xab'))).toEqual(refused)
  })
  test('is refused to another amount under the id of one that was refused', async () => {
    const wrong = submit('a', '0xab', 'TRC20', true, '5.001')
    expect(await submitTopUp(ledger, '1', wrong)).toMatchObject({ kind: 'refused' })
    await expect(submitTopUp(ledger, '1', submit('a', '0xab'))).rejects.toThrow(CommandDiffers)
    expect(await submitTopUp(ledger, '2', submit('b', '0xab'))).toMatchObject({ kind: 'accepted' })
  })
  test.each([true, false])(
    'holds the TXID when another amount comes under its id meanwhile',
    async knowsHashes => {
      ledger = createLedger({ log: { ...createMemoryLog(), knowsHashes } })
      const amounts = ['5.001', '5.00', '5.001']
      const tries = amounts.map(amount =>
        submitTopUp(ledger, '1', submit('a', '0xab', 'TRC20', true, amount)).catch(error => error),
      )
      const stands = (await Promise.all(tries)).some(outcome => outcome.kind === 'accepted')
      expect((await submitTopUp(ledger, '2', submit('b', '0xab'))).kind).toBe(stands ? 'refused' : 'accepted')
    },
  )
  test('leaves a second TXID free that comes under the id of another', async () => {
    await submitTopUp(ledger, '1', submit('a', '0xab'))
    await expect(submitTopUp(ledger, '1', submit('a', '0xcd'))).rejects.toThrow(CommandDiffers)
    expect(await submitTopUp(ledger, '2', submit('b', '0xcd'))).toMatchObject({ kind: 'accepted' })
    expect(await submitTopUp(ledger, '2', submit('c', '0xab'))).toEqual(refused)
  })
})
