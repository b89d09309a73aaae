import type { wire } from '@strongroom/shared'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, seeOnPage, setWidth } from '../../../testing/act.ts'
import { answers, answersWhole, asked, lists, listsBehind } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const record = (id: string, uid: string, name: string): wire.KycRecord => ({
  ...{ id, uid, username: name, email: `${uid}@example.com`, type: 0, name, status: 0, reason: null },
  ...{ submitted_date: '2026-11-20T10:00:00.000Z', submitted_by: uid, submitted_by_name: name },
  ...{ decided_date: null, decided_by: null, decided_by_name: '', replaced_by: null, erased: 0 },
})
const ivo = record('kyc-1', '100046', 'Ivo Tanaka')
const cho = record('kyc-2', '100047', 'Cho Mori')
/** The reader's own: another administrator has to decide it. */
const own = record('kyc-3', administrator('support').uid, 'Grace Hall')

const openIvo = async (waiting: readonly wire.KycRecord[]) => {
  answers('identity.record', ({ params }) => ({
    ...(params.id === 'kyc-2' ? cho : ivo),
    data: null,
    same_number: [],
  }))
  lists('identity.records', waiting)
  answersWhole('identity.decide', { status: true, data: [] } as never)
  const shown = await renderScreen('/admin/userkycs/view/kyc-1', { as: administrator('support') })
  await screen.findByRole('heading', { name: 'Ivo Tanaka' })
  return shown
}

test('a record whose document’s number stands on another account says so, and leads there', async () => {
  await openIvo([])
  expect(screen.queryByText('The number of this document stands on another account too')).toBeNull()
  answers('identity.record', { ...ivo, data: null, same_number: [{ uid: '100099', username: 'Ivo Again' }] })
  await renderScreen('/admin/userkycs/view/kyc-1', { as: administrator('support') })
  await screen.findByText('The number of this document stands on another account too')
  expect(screen.getByRole('link', { name: 'Ivo Again 100099' }).getAttribute('href')).toBe(
    '/admin/member/100099',
  )
})

test('a record without its form says why: it is erased, or it is not the reader’s to decide', async () => {
  lists('identity.records', [])
  answers('identity.record', { ...ivo, status: 1, erased: 1, data: null, same_number: [] })
  await renderScreen('/admin/userkycs/view/kyc-1', { as: administrator('support') })
  await screen.findByText(/are gone for good/)
  cleanup()
  answers('identity.record', { ...ivo, status: 1, data: null, same_number: [] })
  await renderScreen('/admin/userkycs/view/kyc-1', { as: administrator('finance') })
  await screen.findByText('For support and superadministrators')
  expect(screen.queryByText(/are gone for good/)).toBeNull()
})

test('the next record that the reader may decide opens by itself after a decision', async () => {
  const { address } = await openIvo([own, ivo, cho])
  press('Approve the identity')
  await screen.findByRole('heading', { name: 'Cho Mori' })
  expect(address()).toBe('/admin/userkycs/view/kyc-2')
  const filters = asked('identity.records').map(({ filter }) => filter)
  expect(filters).toContainEqual(expect.objectContaining({ status: 0, order: 'asc' }))
})

test('after the last one the list opens', async () => {
  const { address } = await openIvo([ivo, own])
  press('Approve the identity')
  await screen.findByRole('heading', { name: 'Identity checks' })
  expect(address()).toBe('/admin/kycmember')
})

test.each([1280, 400])(
  'a decision stands in the list and on the record at once, before they follow (%i px)',
  async width => {
    setWidth(width)
    await openIvo([ivo, own])
    listsBehind('identity.records', [ivo, own], 4)
    press('Approve the identity')
    await screen.findByRole('heading', { name: 'Identity checks' })
    await seeOnPage('Ivo Tanaka', 'Approved', 'The list follows')
    cleanup()
    await renderScreen('/admin/userkycs/view/kyc-1', { as: administrator('support') })
    await seeOnPage(
      'Approved',
      'The list follows',
      'Your decision is in the log. Lists and balances follow by themselves.',
    )
    cleanup()
    lists('identity.records', [{ ...ivo, status: 1 }])
    await renderScreen('/admin/kycmember?status=all', { as: administrator('support') })
    await seeOnPage('Ivo Tanaka')
    expect(screen.queryByText('The list follows')).toBeNull()
  },
)
