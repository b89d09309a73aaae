import type { Position } from '../envelope.ts'

/** A position in `$all` as EventStoreDB gives and takes it. */
export type AllPosition = { readonly commit: bigint; readonly prepare: bigint }

/** The largest number of a record; the server counts in 64 bits with a sign. */
const lastPlace = 2n ** 63n - 1n

/**
 * Whether a position is one at all. 24.2 says -1 for the place before the first record, in a number without a sign, so
 * that it arrives as one behind every record there will ever be.
 */
export const isPlace = ({ commit, prepare }: AllPosition): boolean =>
  commit <= lastPlace && prepare <= lastPlace

/** Both numbers padded, so that positions compare as text as they do in the log. Never computed with: ±1 is an error to the server. */
export const toPosition = ({ commit, prepare }: AllPosition): Position => {
  const text = padded(commit)
  return `${text}/${prepare === commit ? text : padded(prepare)}` as Position
}

/** Throws for a position of another log. */
export const fromPosition = (position: Position): AllPosition => {
  const [, commit, prepare] = /^(\d{20})\/(\d{20})$/.exec(position) ?? []
  if (!commit || !prepare) throw new Error(`${position} is no position in an EventStoreDB log`)
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}

const padded = (number: bigint) => number.toString().padStart(20, '0')
