/** The log sealed as a transparency log: its tree kept as tiles, its checkpoints signed and witnessed, its receipts. */
export { askHowFar, type Seen, type Witness } from './ask-witnesses.ts'
export type { SealFault, SealFaultKind } from './fault.ts'
export { Unsealable } from './fault.ts'
export { rebuildSeal, type Sealed, verifySeal } from './rebuild.ts'
export { type Receipt, receiptOf } from './receipt.ts'
export { createSealer, type Sealer, type SealerParts } from './sealer.ts'
export { servedCheckpoint, servedTile } from './served.ts'
export { type SealStanding, sealStanding } from './standing.ts'
