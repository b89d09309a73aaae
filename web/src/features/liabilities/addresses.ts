import { at, openAt } from '../../parts/address/at.ts'

export const addresses = [
  openAt('/proof', async () => (await import('./member/proof-page.tsx')).ProofPage),
  at('/admin/holdings', async () => (await import('./admin/holdings.tsx')).Holdings),
] as const
