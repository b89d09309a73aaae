import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { pageText, see } from '../../../testing/act.ts'
import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const at = '2026-11-23T06:00:00.000Z'
const actor = { kind: 'admin' as const, id: '9' }
const event = (but: Partial<wire.AuditEvent>): wire.AuditEvent => ({
  ...{ id: 'e1', number: 7, stream: 'catalogue-setting-fee', revision: 1, position: '7', actor },
  ...{ type: 'CatalogueSaved', created_date: at, command_id: 'c1', correlation_id: 'r1', causation_id: null },
  ...{ actor_name: 'Mira', data: {}, legs: [], previous_hash: 'p'.repeat(64), hash: 'h'.repeat(64) },
  ...but,
})
const command: wire.AuditCommand = {
  ...{ id: 'c1', name: 'SaveEntry', input: { id: 'fee', value: { fee: '6' } }, given: null, actor },
  ...{ actor_name: 'Mira', created_date: at },
}
const as = administrator('operator')

describe('an event of a setting', () => {
  test('has old and new value side by side, and its place under the seal', async () => {
    answers('audit.event', {
      event: event({
        data: { kind: 'setting', before: { fee: '5', open: 1 }, after: { fee: '6', open: 1 } },
      }),
      ...{ uid: null, before: null, command, previous_id: 'e0', next_id: null, leaf_index: 6, sealed: true },
    })
    await renderScreen('/admin/audit/events/e1', { as })
    const table = await screen.findByRole('table', { name: 'Before and after' })
    const rows = [...table.querySelectorAll('tbody tr')].map(row => row.textContent)
    expect(rows).toEqual(['fee56changed', 'open11unchanged'])
    await see('Sealed: leaf 6 of the last checkpoint')
    await see('Command SaveEntry')
    // The event and its command.
    expect(pageText().split('administrator Mira · 9')).toHaveLength(3)
    const whole = screen.getByText('All of this request')
    expect(whole.getAttribute('href')).toContain('/admin/audit/payments/r1')
    expect(screen.queryByText('Open the event')).toBeNull()
  })
})

describe('one payment', () => {
  test('is stepped through by arrow keys, both sides of it', async () => {
    const sent = event({ type: 'QuickPaySent', stream: 'wallet-7' })
    const received = event({ id: 'e2', number: 8, type: 'QuickPayReceived', stream: 'wallet-8' })
    answers('audit.payment', {
      ...{ id: 'r1', commands: [command], events: [sent, received], more: false, sealed_number: 7 },
      rows: [{ read_model: 'wallets', table: 'wallets', key: { uid: '8' }, row: { available: '5' } }],
      mails: [
        { uid: '7', letter: 'code-quickpay', created_date: at, sent_date: null, of_request: true },
        ...Array.from({ length: 2 }, () => ({
          ...{ uid: '7', letter: 'top-up-approved', created_date: at, sent_date: at, of_request: false },
        })),
      ],
    })
    const complained = vi.spyOn(console, 'error')
    const { address } = await renderScreen('/admin/audit/payments/r1', { as })
    await see('1 of 2, arrow keys step')
    // The command, both events of the list, and the one that is open.
    expect(pageText().split('administrator Mira · 9')).toHaveLength(5)
    expect(screen.getAllByText('top-up-approved')).toHaveLength(2)
    expect(complained).not.toHaveBeenCalled()
    complained.mockRestore()
    fireEvent.keyDown(window, { key: 'ArrowRight' })
    await see('2 of 2, arrow keys step')
    expect(address()).toContain('event=2')
    expect(screen.getAllByText('wallet-8@1').length).toBeGreaterThan(0)
    fireEvent.keyDown(window, { key: 'ArrowRight' })
    expect(address()).toContain('event=2')
    await see('code-quickpay')
    await see('this request')
  })
})
