export {
  createPayQr,
  expirePayQr,
  isExpired,
  isReserved,
  isScanned,
  openPayQr,
  returnScan,
  returnUnused,
  scanPayQr,
  settleScan,
} from './flow.ts'
export {
  type PayQr,
  type PayQrCommand,
  type PayQrFact,
  type PayQrRefusal,
  payQrDecider,
  type ScanPayQr,
} from './pay-qr-stream.ts'
export type { ReservePayQr } from './reserve.ts'
