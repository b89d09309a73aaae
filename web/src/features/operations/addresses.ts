import { at, openAt } from '../../parts/address/at.ts'

export const addresses = [
  openAt('/status', async () => (await import('./member/state-page.tsx')).StatePage),
  at('/admin/operations', async () => (await import('./admin/read-models.tsx')).ReadModels),
  at('/admin/operations/outboxes', async () => (await import('./admin/outboxes.tsx')).Outboxes),
  at('/admin/operations/parked', async () => (await import('./admin/parked.tsx')).Parked),
  at('/admin/operations/platform', async () => (await import('./admin/platform.tsx')).Platform),
  at('/admin/operations/queues', async () => (await import('./admin/queues.tsx')).Queues),
] as const
