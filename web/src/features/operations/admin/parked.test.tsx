import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeOnPage } from '../../../testing/act.ts'
import { answers, bodies, waits } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const parked: wire.ParkedStream = {
  ...{
    projection: 'top_ups',
    generation: 'live',
    stream: 'wallet-100045',
    revision: 7,
    tries: 2,
    waiting: 3,
  },
  ...{ type: 'TopUpApproved', error: 'no such column', moves_money: true, data: { topUpId: 't1' } },
  parked_date: '2026-11-23T09:00:00.000Z',
}
const where = { projection: 'top_ups', generation: 'live', stream: 'wallet-100045' }
const failing = {
  reaction: 'settle-transit',
  stream: 'wallet-7',
  revision: 4,
  tries: 3,
  error: 'no receiver',
}
const open = async (as = administrator('operator')) => {
  answers('operations.parked', parked)
  answers('operations.reactions', failing)
  await renderScreen('/admin/operations/parked', { as })
  await seeOnPage('wallet-100045', 'TopUpApproved, revision 7', 'no such column', '"topUpId": "t1"')
}

describe('an operator', () => {
  test('tries a parked stream again, and reads where it is stuck', async () => {
    await open()
    answers('operations.retryParked', { projected: 0, stuck_at: 7, error: 'no such column either' })
    press('Try again')
    await seeOnPage('It cannot be projected at revision 7 either', 'no such column either')
    expect(bodies('operations.retryParked')).toEqual([where])
  })

  test('proposes to leave an event out, with a reason', async () => {
    await open()
    waits('operations.skipParked', 'p1')
    press('Leave the event out…')
    await see('This event moves money')
    press('Propose it')
    await see('Say why: the audit trail keeps it.')
    expect(bodies('operations.skipParked')).toEqual([])
    fill({ Reason: 'Booked by hand' })
    press('Propose it')
    await see('Waits for a second administrator')
    expect(bodies('operations.skipParked')).toEqual([{ ...where, reason: 'Booked by hand' }])
  })
})

test('an auditor looks, and changes nothing', async () => {
  await open(administrator('auditor'))
  for (const name of ['Try again', 'Leave the event out…']) expect(buttonOf(name)).toBeUndefined()
})
