/** The log under a transparency log, in the formats of C2SP: tree, tiles, checkpoints, cosignatures, proofs. Pure. */
export {
  formatAddCheckpoint,
  judgeCheckpoint,
  parseAddCheckpoint,
  type WatchedLog,
} from './add-checkpoint.ts'
export { type Checkpoint, formatCheckpoint, parseCheckpoint, parseCount } from './checkpoint.ts'
export { type Edge, emptyEdge, growTiles } from './grow-tiles.ts'
export {
  isKeyName,
  MalformedKey,
  parseVerifierKey,
  type SigningKey,
  secretBytes,
  signingKey,
  type VerifierKey,
  verifierKey,
} from './keys.ts'
export { type LeafEvent, leafHashOf, leafOf, readLeaf } from './leaf.ts'
export {
  cosign,
  formatNote,
  MalformedNote,
  openNote,
  parseNote,
  parseSignatures,
  signNote,
  UntrustedNote,
} from './note.ts'
export { consistencyProof, inclusionProof, type ReadSubtrees, rootOf } from './proofs.ts'
export { type AskedTile, parseTilePath, tilePath } from './tile-path.ts'
export {
  hashAt,
  MissingTile,
  type ReadTiles,
  subtreesFrom,
  type Tile,
  type TilePlace,
  tileRoot,
  tileWidth,
  widthIn,
} from './tiles.ts'
export {
  formatProof,
  type LogProof,
  type Proven,
  parseProof,
  RefusedProof,
  verifyProof,
} from './tlog-proof.ts'
export { emptyRoot, type Hash, hashBytes, leafHash, nodeHash } from './tree-hash.ts'
export { type TreeHead, verifyConsistency, verifyInclusion } from './verify-proofs.ts'
