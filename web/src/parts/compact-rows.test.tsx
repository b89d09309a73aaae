import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSession } from '../client/session.ts'
import { buttonOf, press, see, setWidth } from '../testing/act.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { openTopUps } from '../testing/top-up-list.ts'

serveContract()

const rows = () => document.querySelector('.shell')?.getAttribute('data-rows')
const pressed = () => buttonOf('Compact rows')?.getAttribute('aria-pressed')

test('rows stand close together in every table of administrators, also after a sign-out, until that is taken back', async () => {
  await openTopUps()
  expect([rows(), pressed()]).toEqual([null, 'false'])
  press('Compact rows')
  await expect.poll(rows).toBe('compact')
  expect(pressed()).toBe('true')
  act(clearSession)
  await renderScreen('/admin', { as: administrator('finance') })
  await expect.poll(rows).toBe('compact')
  await openTopUps()
  press('Compact rows')
  await expect.poll(rows).toBeNull()
})

test('a phone has no tables whose rows could', async () => {
  setWidth(390)
  await openTopUps()
  await see('Views')
  expect(buttonOf('Compact rows')).toBeUndefined()
})
