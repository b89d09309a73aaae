import { expect, test, vi } from 'vitest'
import { press, see, seeButton, type, typed, wrongWith } from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { callsMade, respond, serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const asked = { created_date: '2026-11-20T10:00:00.000Z', finish_date: null, expire_date: null, bytes: 0 }

test('a copy is asked for with the password, and a wrong one is said at its field', async () => {
  answers('exports.ownData')
  refuses('exports.askOwnData', 'WRONG_PASSWORD')
  await renderScreen('/setting/data')
  await see('No copy yet')
  type('Password', 'engine-1843-notes')
  press('Make the copy')
  await expect.poll(() => wrongWith('Password')).toBe('That is not your password.')
  expect(bodies('exports.askOwnData')).toEqual([{ password: 'engine-1843-notes' }])
})

test('a password that was taken does not stay in its field', async () => {
  answers('exports.ownData')
  answers('exports.askOwnData', [{ id: 'copy-1' }])
  await renderScreen('/setting/data')
  await see('No copy yet')
  type('Password', 'engine-1842-notes')
  press('Make the copy')
  await expect.poll(() => bodies('exports.askOwnData')).toHaveLength(1)
  await expect.poll(() => typed('Password')).toBe('')
})

test('a copy that is ready is saved, and one that waits is not', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:it')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  answers('exports.ownData', [
    { ...asked, id: 'copy-2', status: 0 },
    { ...asked, id: 'copy-1', status: 1, expire_date: '2026-11-27T10:00:00.000Z', bytes: 12_000 },
  ])
  const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="a.zip"' }
  respond('exports.ownDataFile', () => new Response('PK', { headers }))
  await renderScreen('/setting/data')
  await see('Being made')
  await seeButton('Save the ZIP (12 kB)')
  press('Save the ZIP (12 kB)')
  await expect.poll(() => callsMade('exports.ownDataFile')[0]?.params).toEqual({ id: 'copy-1' })
})
