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
  const event = (id: string, more: object): wire.AuditEvent => ({
    ...{ id, number: 7, position: '7', stream: 'catalogue-sys-config-ownShare', revision: 1 },
    ...{ type: 'CatalogueSaved', created_date: '2026-11-23T10:00:00.000Z', command_id: 'c1' },
    ...{ correlation_id: 'r1', causation_id: null, previous_hash: 'a', hash: 'b', legs: [] },
    ...{ actor: { kind: 'admin', id: '100001' }, data: { ...data, ...more } },
  })
  lists('audit.events', ({ filter }) => {
    asked.push(filter)
    return [event('e2', { reason: 'Costs have risen' }), event('e1', {})]
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

const percent = (more: object): wire.SystemConfig =>
  ({
    field_code: 'withdrawFeeRate',
    field_value: '0.01',
    unit: 'share',
    default: '0',
    ...more,
  }) as wire.SystemConfig

const changed = {
  ...{ at: '2026-11-23T10:00:00.000Z', by: '100001', by_name: 'olga', before: '0.02' },
  reason: 'Banks cost less',
}

const shownAt = async (path: string, settings: wire.SystemConfig[]) => {
  answers('catalogue.settings', settings)
  await renderScreen(path, { as: administrator('superadmin') })
}

test.each([
  ['/admin/sysconfigs/bankfeerate', 'Part of the fee of a withdrawal to a bank that grows with it'],
  ['/admin/fps/config', 'Smallest FPS top-up'],
])('the group at %s shows its settings and no others', async (path, meaning) => {
  const fps = { ...percent({}), field_code: 'fpsMinimum', unit: 'HKD', field_value: '100' }
  await shownAt(path, [percent({}), fps, share])
  await see(meaning)
  expect(document.querySelectorAll('.setting')).toHaveLength(1)
})

test('the last change of a setting is undone through the same reason', async () => {
  answers('catalogue.saveSettings')
  await shownAt('/admin/sysconfigs/bankfeerate', [percent({ changed })])
  await see('Undo the last change')
  expect(document.querySelector('.setting-change')?.textContent).toContain('Changed by olga')
  expect(document.querySelector('.setting-change')?.textContent).toContain('0.02 → 0.01 · Banks cost less')
  press('Undo the last change')
  fill({ Reason: 'It was too early' })
  press('Save')
  await expect
    .poll(() => bodies('catalogue.saveSettings'))
    .toEqual([{ field_code: 'withdrawFeeRate', field_value: '0.02', reason: 'It was too early' }])
})

test.each([
  ['starting-catalogue', 'Changed by the system (starting-catalogue) ·'],
  ['100007', 'Changed by 100007 ·'],
])('a setting that %s changed, who has no name, says so', async (by, words) => {
  await shownAt('/admin/sysconfigs/bankfeerate', [percent({ changed: { ...changed, by, by_name: '' } })])
  await see('Undo the last change')
  expect(document.querySelector('.setting-change')?.textContent).toContain(words)
})

test('a setting goes back to its default', async () => {
  answers('catalogue.saveSettings')
  await shownAt('/admin/sysconfigs/bankfeerate', [percent({ changed })])
  await see('Undo the last change')
  press('Back to the default')
  fill({ Reason: 'As it was' })
  press('Save')
  await expect.poll(() => bodies('catalogue.saveSettings')).toMatchObject([{ field_value: '0' }])
})

test('a change that waits for a second administrator stands beside its setting', async () => {
  await shownAt('/admin/sysconfigs/bankfeerate', [
    percent({ waiting: [{ proposal: 'p1', field_value: '0.03' }] }),
  ])
  await see('Waits for approval: 0.03')
})

test('an address of no group says that there is nothing', async () => {
  await shownAt('/admin/sysconfigs/nonesuch', [percent({})])
  await expect.poll(() => document.querySelectorAll('.setting').length).toBe(0)
  await expect.poll(() => document.querySelector('h1')?.textContent ?? '').not.toBe('')
})
