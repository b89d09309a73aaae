export {
  type ExpiredPayQr,
  findPayQr,
  listExpiredPayQrs,
  listPayQrScans,
  listPayQrs,
  type PayQrFilter,
  type PayQrRow,
  type PayQrScanRow,
} from './queries.ts'
