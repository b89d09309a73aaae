import { hash } from 'node:crypto'

/** A SHA-256 of 32 bytes: of a leaf, of a subtree, of a whole tree. */
export type Hash = Buffer

/** The length of a SHA-256. */
export const hashBytes = 32

/** They tell a leaf from a node, so that no leaf can pass for a subtree (RFC 6962 §2.1). */
const [leafPrefix, nodePrefix] = [Buffer.of(0), Buffer.of(1)]

/** The root of a tree without leaves. */
export const emptyRoot: Hash = hash('sha256', '', 'buffer')

/** The hash of a leaf's bytes (RFC 6962 §2.1). */
export const leafHash = (leaf: Uint8Array): Hash =>
  hash('sha256', Buffer.concat([leafPrefix, leaf]), 'buffer')

/** The hash of two subtrees (RFC 6962 §2.1). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Hash =>
  hash('sha256', Buffer.concat([nodePrefix, left, right]), 'buffer')
