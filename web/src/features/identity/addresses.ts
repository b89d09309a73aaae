import { redirect } from '@tanstack/react-router'
import { at, movedAt } from '../../parts/address/at.ts'
import { textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'

export const addresses = [
  at(
    '/admin/kycmember',
    async () => (await import('./admin/record-list.tsx')).RecordList,
    listAddress<'identity.records'>(),
  ),
  at(
    '/admin/member/$uid/identity',
    async () => (await import('./admin/record-list.tsx')).MemberRecords.of,
    listAddress<'identity.records'>(),
  ),
  at(
    '/admin/userkycs/add',
    async () => (await import('./admin/enter-record.tsx')).AddRecord,
    textSearch('uid'),
    { gives: ({ search }) => ({ uid: search.uid }) },
  ),
  at('/admin/userkycs/edit/$id', async () => (await import('./admin/enter-record.tsx')).EditRecord),
  at('/admin/userkycs/view/$id', async () => (await import('./admin/record-page.tsx')).RecordPage),
  // The specification has two addresses for one list.
  movedAt('/admin/userkycs/list', () => redirect({ to: '/admin/kycmember', replace: true, throw: true })),
] as const
