import { at } from '../../parts/address/at.ts'

export const addresses = [
  at('/admin/exports', async () => (await import('./admin/exported-files.tsx')).ExportedFiles),
] as const
