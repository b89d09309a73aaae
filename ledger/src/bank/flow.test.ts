import { beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { createLedger, type Ledger } from '../eventlog/ledger.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { creditCircleDeposit } from './flow.ts'

let ledger: Ledger
beforeEach(() => {
  ledger = createLedger({ log: createMemoryLog() })
})

const credit = (uid: string, name: string, amount = '5.00') =>
  creditCircleDeposit(ledger, uid, {
    id: derivedId('c', name),
    actor: { kind: 'admin', id: 'f' },
    correlationId: 'c',
    command: {
      type: 'CreditCircleDeposit',
      input: { circleId: 'circle-1', currency: 'USD', amount },
      given: { recorder: 'f', currency: USD },
    },
  })
const available = async (uid: string) => (await ledger.load(walletDecider, uid)).state.balances.USD?.available

const used = { kind: 'refused', refusal: { kind: 'circle-id-already-used' } }

describe('crediting a Circle deposit', () => {
  test('happens once, recorded by one or by two, for one member or another', async () => {
    const first = await credit('1', 'a')
    expect(first).toMatchObject({ kind: 'accepted' })
    expect(await credit('1', 'a')).toEqual({ ...first, repeated: true })
    expect(await credit('1', 'b')).toEqual(used)
    expect(await credit('2', 'c')).toEqual(used)
    expect([await available('1'), await available('2')]).toEqual(['5', undefined])
  })
  test('leaves the payment free when the wallet refuses, time and again', async () => {
    for (const name of ['a', 'b', 'c'])
      expect(await credit('1', name, '0')).toMatchObject({ refusal: { kind: 'amount-not-positive' } })
    expect(await credit('2', 'd')).toMatchObject({ kind: 'accepted' })
  })
})
