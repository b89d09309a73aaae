type Path = readonly (string | number)[]

/** A part of a value: what stands at `path` (`[]`: the whole), without the parts that have pieces of their own. */
export type Piece = { readonly path: Path; readonly value: unknown }

/** A part with more values in it than this gets a piece of its own: some 40 KB of JSON. */
const mostInside = 2_000

/**
 * Takes a value of plain JSON apart, so that its text can be made and read in turns: the text of a wallet with 200,000 cases
 * would otherwise hold a process up for half a second. A piece comes after the pieces that were taken out of it, the whole last.
 */
export function* takeApart(value: unknown, path: Path = []): Generator<Piece> {
  if (!isLong(value)) {
    yield { path, value }
    return
  }
  const rest: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  for (const [key, inside] of Object.entries(value)) {
    if (!isLong(inside)) continue
    yield* takeApart(inside, [...path, key])
    ;(rest as Record<string, unknown>)[key] = null
  }
  yield { path, value: rest }
}

/** Puts a piece back to its place in the whole, which comes first, as every piece comes before those taken out of it. */
export const putBack = (whole: unknown, { path, value }: Piece): unknown => {
  const last = path.at(-1)
  if (last === undefined) return value
  const within = path.slice(0, -1).reduce<unknown>((at, key) => (at as Inside)[key], whole)
  ;(within as Inside)[last] = value
  return whole
}

type Inside = Record<string | number, unknown>

const isLong = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && roomAfter(value, mostInside) < 0

/** The room that is left after a value and all inside it. Stops looking when there is none. */
const roomAfter = (value: unknown, room: number): number => {
  let left = room - 1
  if (typeof value !== 'object' || value === null) return left
  for (const key in value) {
    if (left < 0) break
    left = roomAfter((value as Inside)[key], left)
  }
  return left
}
