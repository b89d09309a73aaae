import { isRecord } from '@strongroom/shared'

type Path = readonly (string | number)[]

/** A part of a value: what stands at `path` (`[]`: the whole), without the parts that have pieces of their own. */
export type Piece = { readonly path: Path; readonly value: unknown }

/** A piece has about this many values at most: some 80 KB of JSON, whose text is made in half a millisecond. */
const mostInside = 4_000
/** A part with fewer values than this stays in the piece of what it is in, which they make larger than it should be. */
const worthAPiece = 200

/**
 * Takes a value of plain JSON apart, so that its text can be made and read in turns: the text of a wallet with 200,000 cases
 * would otherwise hold a process up for half a second. A piece comes after the pieces that were taken out of it, the whole
 * last. Only a long list of short values (command ids) is one piece, however long it is.
 */
export function* takeApart(value: unknown, path: Path = []): Generator<Piece> {
  if (!isRecord(value) || roomAfter(value, mostInside) >= 0) {
    yield { path, value }
    return
  }
  const rest: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  let room = mostInside
  for (const [key, inside] of Object.entries(value)) {
    const left = roomAfter(inside, room)
    if (left >= 0 || roomAfter(inside, worthAPiece) >= 0) {
      room = Math.max(left, 0)
      continue
    }
    yield* takeApart(inside, [...path, key])
    Reflect.set(rest, key, null)
  }
  yield { path, value: rest }
}

/** Puts a piece back to its place in the whole, which comes first, as every piece comes before those taken out of it. */
export const putBack = (whole: unknown, { path, value }: Piece): unknown => {
  const last = path.at(-1)
  if (last === undefined) return value
  const within = path.slice(0, -1).reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), whole)
  if (!isRecord(within)) throw new Error(`A piece of a state has no place at ${path.join('.')}`)
  Reflect.set(within, last, value)
  return whole
}

/** The room that is left after a value and all inside it. Stops looking when there is none. */
const roomAfter = (value: unknown, room: number): number => {
  let left = room - 1
  if (!isRecord(value)) return left
  // `for … in` makes a text of every place in a list.
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && left >= 0; at++) left = roomAfter(value[at], left)
    return left
  }
  for (const key in value) {
    if (left < 0) break
    left = roomAfter(value[key], left)
  }
  return left
}
