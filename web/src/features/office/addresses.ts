import { at } from '../../parts/address/at.ts'
import { withProps } from '../../parts/address/screen-at.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'

export const addresses = [
  at('/admin', async () => (await import('./admin/home/home.tsx')).Home),
  at(
    '/admin/adjustments',
    async () => (await import('./admin/cases/adjustment.case.tsx')).AdjustmentCases,
    listAddress<'office.adjustments', 'open'>(),
  ),
  at(
    '/admin/agents',
    async () => (await import('./admin/agents.tsx')).Agents,
    listAddress<'agent.pages', 'open'>(),
  ),
  at(
    '/admin/bulk',
    async () => (await import('./admin/inbox/bulk-jobs.tsx')).BulkJobs,
    listAddress<'office.bulkJobs', 'open'>(),
  ),
  at(
    '/admin/inbox',
    async () => (await import('./admin/inbox/inbox.tsx')).Inbox,
    listSearch(['kind', 'currency', 'whose', 'assigned', 'open']),
  ),
  at(
    '/admin/proposals',
    async () => (await import('./admin/proposals/proposal.case.tsx')).Proposals,
    listAddress<'office.proposals', 'open'>(),
  ),
  at('/admin/sysconfigs/policy', async () => (await import('./admin/policy/policy.tsx')).Policy),
  // The specification's address of an adjustment: the form stands open, for the member whom the address names.
  at(
    '/admin/member/addAsset',
    withProps(async () => (await import('./admin/cases/adjustment.case.tsx')).AdjustmentCases, {
      isEntering: true,
    }),
    listAddress<'office.adjustments', 'open'>(),
  ),
] as const
