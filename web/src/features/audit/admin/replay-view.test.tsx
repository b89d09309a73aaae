import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, see } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator, listedMember } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const EVENTS = 100_000
const at = '2026-11-23T06:00:00.000Z'
const actor = { kind: 'member' as const, id: '7' }
const balances = (amount: number) => [{ currency: 'USD', pocket: 'available', amount: String(amount) }]

const event = (step: number): wire.AuditEvent => ({
  ...{ id: `e${step}`, number: step * 2, stream: 'wallet-7', revision: step - 1, position: String(step) },
  ...{ type: 'TopUpApproved', actor, created_date: at, command_id: 'c', correlation_id: 'r' },
  ...{ causation_id: null, data: {}, legs: [], previous_hash: 'p', hash: 'h' },
})

const ben = listedMember({ uid: '7', walletList: [] })

const counts = {
  ...{
    events: EVENTS,
    wallets: 0,
    transactions: 0,
    cards: 0,
    banks: 0,
    addresses: 0,
    topups: 0,
    deposits: 0,
  },
  ...{ fps: 0, withdrawals: 0, sends: 0, fixeddeposits: 0, trades: 0, referrals: 0, identity: 0, logins: 0 },
  notes: 0,
}

/** A member with a hundred thousand events, each of which brings a dollar. */
const given = () => {
  lists('account.members', [ben])
  answers('account.countsOf', counts)
  answers('audit.history', { uid: '7', events: EVENTS, number: EVENTS * 2, balances: balances(EVENTS) })
  answers('audit.step', ({ filter }) => {
    const step = Math.min(Number(filter?.step ?? (filter?.at ? 40 : EVENTS)), EVENTS)
    const first = step - ((step - 1) % 50)
    const rows = Array.from({ length: 50 }, (_, index) => first + index)
    return {
      ...{ step, number: step * 2, event: event(step), balances: balances(step) },
      rows: rows.map(each => ({
        step: each,
        id: `e${each}`,
        type: 'TopUpApproved',
        ...{ actor, actor_name: 'Ben', created_date: at },
      })),
    }
  })
}

const open = (search = '') =>
  renderScreen(`/admin/member/7/events${search}`, { as: administrator('operator') })

describe('the replay of a member with a hundred thousand events', () => {
  test('asks for the place on screen and no others, and steps by one call', async () => {
    given()
    const { address } = await open()
    await see('As of event 100,000 of 100,000')
    const [shown] = screen
      .getAllByRole('button', { current: true })
      .filter(({ textContent }) => textContent?.startsWith('100,000'))
    expect(shown?.textContent).toContain('member Ben · 7')
    expect(asked('audit.step').map(({ filter }) => filter)).toEqual([{ step: EVENTS }])
    fireEvent.click(screen.getByLabelText('One event back'))
    await see('As of event 99,999 of 100,000')
    expect(asked('audit.step')).toHaveLength(2)
    expect(address()).toContain('step=99999')
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: '70' } })
    await see('As of event 70 of 100,000')
    expect(asked('audit.step')).toHaveLength(3)
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  })

  test('goes to a moment', async () => {
    given()
    await open()
    await see('As of event 100,000 of 100,000')
    fill({ 'Moment (UTC)': '2026-11-23T06:30:00' })
    press('Go to the moment')
    await see('As of event 40 of 100,000')
    expect(asked('audit.step').at(-1)?.filter).toEqual({ at: '2026-11-23T06:30:00.999Z' })
  })

  test('compares two points by pocket', async () => {
    given()
    const { address } = await open('?step=60')
    await see('As of event 60 of 100,000')
    press('Compare with this event')
    await see('Compared with event 60')
    fireEvent.click(screen.getByText('Earlier events'))
    const table = await screen.findByRole('table', { name: 'Balances as of events 50 and 60' })
    expect(table.textContent).toContain('+10')
    expect(address()).toContain('compare=60')
  })
})
