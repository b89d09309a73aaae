import type { Position } from '../../book/event.ts'

/** A position in `$all` as EventStoreDB gives and takes it. */
export type AllPosition = { readonly commit: bigint; readonly prepare: bigint }

/** Both numbers padded, so that positions compare as text as they do in the log. Never computed with: ±1 is an error to the server. */
export const toPosition = ({ commit, prepare }: AllPosition): Position => {
  const text = padded(commit)
  return `${text}/${prepare === commit ? text : padded(prepare)}` as Position
}

export const fromPosition = (position: Position): AllPosition => {
  const [, commit, prepare] = /^(\d{20})\/(\d{20})$/.exec(position) ?? []
  if (!commit || !prepare) throw new Error(`${position} is no position in an EventStoreDB log`)
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}

const padded = (number: bigint) => number.toString().padStart(20, '0')
