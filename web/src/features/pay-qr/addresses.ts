import { at } from '../../parts/address/at.ts'
import { textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  at('/qrscan', async () => (await import('./member/scan.tsx')).Scan, textSearch('code')),
  at('/quickpay/qrcode', async () => (await import('./member/create-pay-qr.tsx')).CreatePayQr, stepSearch),
  at(
    '/quickpay/qrcodes',
    async () => (await import('./member/pay-qr-list.tsx')).PayQrs,
    listAddress<'payQr.list', 'open'>(),
  ),
  at(
    '/admin/quickpayqrcodes',
    async () => (await import('./member/pay-qr-list.tsx')).AllPayQrs,
    listAddress<'payQr.list', 'open'>(),
  ),
] as const
