import { beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../eventlog/ids.ts'
import { createLedger, type Ledger } from '../eventlog/ledger.ts'
import type { Log, StoredEvent } from '../eventlog/log.ts'
import { createMemoryLog } from '../eventlog/memory-log.ts'
import { ada, ben, USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { reverseMovement } from './flow.ts'

let log: Log
let ledger: Ledger
let booked: StoredEvent

const ask = <C>(name: string, command: C) => ({
  id: derivedId('r', name),
  actor: { kind: 'admin', id: 'f' } as const,
  correlationId: 'c',
  command,
})

beforeEach(async () => {
  log = createMemoryLog()
  ledger = createLedger({ log })
  await ledger.handle(
    walletDecider,
    ada,
    ask('adjust', {
      type: 'ProposeAdjustment',
      input: { adjustmentId: 'a1', currency: 'USD', amount: '7', reason: 'x' },
      given: { enteredBy: 'f', currency: USD, aloneUpTo: '100' },
    }),
  )
  booked = (await log.readStream(`wallet-${ada}`)).at(-1) as StoredEvent
})

const { command: _, ...about } = ask('reverse', {})
const reverse = (uid: string, event: { eventId: string; revision: number }, id = about.id) =>
  reverseMovement({ ledger, log }, uid, {
    ...about,
    id,
    reversalId: id,
    reason: 'booked twice',
    reverser: 'f',
    lines: ['adjustment:a1'],
    ...event,
  })

describe('reversing a movement', () => {
  test('takes back what the log says, once', async () => {
    const place = { eventId: booked.id, revision: booked.revision }
    expect(await reverse(ada, place)).toMatchObject({ kind: 'accepted', repeated: false })
    expect(await reverse(ada, place)).toMatchObject({ kind: 'accepted', repeated: true })
    expect(await reverse(ada, place, derivedId('again'))).toEqual({
      kind: 'refused',
      refusal: { kind: 'already-reversed' },
    })
    expect((await ledger.load(walletDecider, ada)).state.balances.USD?.available).toBe('0')
  })
  test('is refused when the event does not stand there', async () => {
    const unknown = { kind: 'refused', refusal: { kind: 'movement-unknown' } }
    expect(await reverse(ada, { eventId: booked.id, revision: 0 })).toEqual(unknown)
    expect(await reverse(ada, { eventId: booked.id, revision: 9 })).toEqual(unknown)
    expect(await reverse(ben, { eventId: booked.id, revision: booked.revision })).toEqual(unknown)
  })
  test('is refused for an adjustment that took two administrators, to each of them', async () => {
    const propose = {
      type: 'ProposeAdjustment',
      input: { adjustmentId: 'a2', currency: 'USD', amount: '-7', reason: 'x' },
      given: { enteredBy: 'f', currency: USD, aloneUpTo: '0' },
    } as const
    const approve = {
      type: 'ApproveAdjustment',
      input: { adjustmentId: 'a2' },
      given: { approver: 'g', currency: USD },
    } as const
    await ledger.handle(walletDecider, ada, ask('propose', propose))
    const second = { ...ask('approve', approve), actor: { kind: 'admin', id: 'g' } } as const
    await ledger.handle(walletDecider, ada, second)
    const last = (await log.readStream(`wallet-${ada}`)).at(-1)
    const place = { eventId: last?.id ?? '', revision: last?.revision ?? 0 }
    expect(await reverse(ada, place)).toEqual({ kind: 'refused', refusal: { kind: 'not-reversible' } })
  })
  test('is refused for what moved nothing', async () => {
    const [proposed] = await log.readStream(`wallet-${ada}`)
    const place = { eventId: proposed?.id ?? '', revision: 0 }
    expect(await reverse(ada, place)).toEqual({ kind: 'refused', refusal: { kind: 'not-reversible' } })
  })
})
