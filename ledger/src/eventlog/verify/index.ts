/** Checking and copying a log: the hash chain, the codec, `log verify`, `log copy`. */
export { BrokenEvent, linkOf, momentOf, noHash, timeOf } from '../chain.ts'
export { ChainCheck, type ChainFault, checkLink } from '../chain-check.ts'
export { type Circumstances, decodeEvent, encodeFacts } from '../codec.ts'
export { type Copied, copyLog, NoCopy } from '../copy-log.ts'
export { appendInOrder } from '../fill-log.ts'
export { type Break, type Verified, verifyLog } from '../verify-log.ts'
export {
  findWrongSnapshots,
  type VerifiedSnapshots,
  verifySnapshots,
  type WrongSnapshot,
} from '../verify-snapshots.ts'
