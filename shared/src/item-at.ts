/**
 * The item at a place of a list, for a caller that knows the place to be in it.
 * @throws RangeError where it is not
 */
export const itemAt = <T>(list: ArrayLike<T>, at: number): T => {
  const item = list[at]
  if (item === undefined) throw new RangeError(`No item at ${at} of ${list.length}`)
  return item
}

/**
 * A value that the caller knows to be there; `what` names it in the error.
 * @throws Error where it is missing
 */
export const present = <T>(value: T | null | undefined, what: string): T => {
  if (value === undefined || value === null) throw new Error(`${what} is missing`)
  return value
}
