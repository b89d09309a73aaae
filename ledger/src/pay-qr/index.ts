export {
  createPayCode,
  expirePayCode,
  isExpired,
  isReserved,
  isScanned,
  openPayCode,
  returnUnused,
  scanPayCode,
  settleScan,
} from './flow.ts'
export type { ReservePayCode } from './pay-qr.ts'
export {
  type PayCode,
  type PayCodeCommand,
  type PayCodeFact,
  type PayCodeRefusal,
  payCodeDecider,
  type ScanPayCode,
} from './pay-qr-stream.ts'
