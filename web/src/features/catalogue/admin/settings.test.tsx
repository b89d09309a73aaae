import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fill, see, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, finds } from '../../../testing/answers.ts'
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
  fireEvent.submit(screen.getByLabelText('Share of ours').closest('form') as HTMLFormElement)
}

beforeEach(() => answers('catalogue.settings', [share]))

test('a setting that was saved is said to be', async () => {
  answers('catalogue.saveSettings')
  await save('0.004')
  await see('Saved: Share of ours')
  expect(bodies('catalogue.saveSettings')).toEqual([{ field_code: 'ownShare', field_value: '0.004' }])
})

test('a share of 7 is refused at its field, with what to enter instead', async () => {
  finds('catalogue.saveSettings', { field_value: 'Use a share below 1 such as 0.003 for 0.3 %' })
  await save('7')
  await expect.poll(() => wrongWith('Share of ours')).toBe('Use a share below 1 such as 0.003 for 0.3 %')
})
