import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill, press, see, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, finds, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const share = {
  ...{ field_code: 'ownShare', field_value: '0.003', meaning: 'Share of ours' },
  ...{ unit: 'share', default: '0.003' },
} as wire.SystemConfig

const save = async (value: string) => {
  await renderScreen('/admin/sysconfigs/appconfig', { as: administrator('superadmin') })
  await see('Share of ours')
  fill({ 'Share of ours': value })
  fill({ Reason: 'Costs have risen' })
  fireEvent.submit(screen.getByLabelText('Share of ours').closest('form') as HTMLFormElement)
}

beforeEach(() => answers('catalogue.settings', [share]))

test('a setting that was saved is said to be', async () => {
  answers('catalogue.saveSettings')
  await save('0.004')
  await see('Saved: Share of ours')
  expect(bodies('catalogue.saveSettings')).toEqual([
    { field_code: 'ownShare', field_value: '0.004', reason: 'Costs have risen' },
  ])
})

test('a share of 7 is refused at its field, with what to enter instead', async () => {
  finds('catalogue.saveSettings', { field_value: 'Use a share below 1 such as 0.003 for 0.3 %' })
  await save('7')
  await expect.poll(() => wrongWith('Share of ours')).toBe('Use a share below 1 such as 0.003 for 0.3 %')
})

test('a setting is saved with a reason only', async () => {
  await renderScreen('/admin/sysconfigs/appconfig', { as: administrator('superadmin') })
  await see('Share of ours')
  fill({ 'Share of ours': '0.004' })
  press('Save')
  await expect.poll(() => wrongWith('Reason')).toContain('Say why: the audit trail keeps it.')
  expect(bodies('catalogue.saveSettings')).toEqual([])
})

test('the history of a setting says who changed what, and why', async () => {
  const asked: unknown[] = []
  const data = {
    kind: 'sys-config',
    id: 'ownShare',
    before: { field_value: '0.003' },
    after: { field_value: '0.004' },
  }
  const changed = (id: string, more: object): wire.AuditEvent => ({
    ...{ id, number: 7, position: '7', stream: 'catalogue-sys-config-ownShare', revision: 1 },
    ...{ type: 'CatalogueSaved', created_date: '2026-11-23T10:00:00.000Z', command_id: 'c1' },
    ...{ correlation_id: 'r1', causation_id: null, previous_hash: 'a', hash: 'b', legs: [] },
    ...{ actor: { kind: 'admin', id: '100001' }, data: { ...data, ...more } },
  })
  lists('audit.events', ({ filter }) => {
    asked.push(filter)
    return [changed('e2', { reason: 'Costs have risen' }), changed('e1', {})]
  })
  await renderScreen('/admin/sysconfigs/appconfig', { as: administrator('superadmin') })
  await see('Share of ours')
  const history = screen.getByText('Earlier changes').closest('details') as HTMLDetailsElement
  history.open = true
  fireEvent(history, new Event('toggle'))
  await see('Costs have risen')
  expect(asked[0]).toMatchObject({ stream: 'catalogue-sys-config-ownShare', order: 'desc' })
  expect(history.querySelector('.changed-fields')?.textContent).toBe('field_value: 0.003 → 0.004')
  expect(history.textContent).toContain('none given')
})
