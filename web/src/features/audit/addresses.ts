import { at, openAt } from '../../parts/address/at.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import { paymentSearch, replaySearch } from './admin/replay-search.ts'

export const addresses = [
  openAt('/verify', async () => (await import('./verify/verify-page.tsx')).VerifyPage),
  at(
    '/admin/audit',
    async () => (await import('./admin/audit-trail.tsx')).AuditTrail,
    listAddress<'audit.events'>(),
  ),
  at('/admin/audit/events/$id', async () => (await import('./admin/event-page.tsx')).EventPage),
  at(
    '/admin/audit/payments/$id',
    async () => (await import('./admin/payment-page.tsx')).PaymentPage,
    paymentSearch,
    { gives: ({ params, search }) => ({ id: params.id, search }) },
  ),
  at(
    '/admin/counterfactuals',
    async () => (await import('./admin/counterfactuals.tsx')).Counterfactuals,
    listSearch(['open']),
  ),
  at('/admin/looks', async () => (await import('./admin/looks.tsx')).Looks, listAddress<'audit.looks'>()),
  at(
    '/admin/member/$uid/events',
    async () => (await import('./admin/replay-view.tsx')).Replay,
    replaySearch,
    { gives: ({ params, search }) => ({ uid: params.uid, search }) },
  ),
  at('/admin/proof', async () => (await import('./admin/proof-findings.tsx')).ProofFindings),
] as const
