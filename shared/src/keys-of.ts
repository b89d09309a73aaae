/** The names of an object's own fields, for one that has no others than its type says. */
export const keysOf = <T extends object>(of: T): readonly (keyof T & string)[] =>
  Object.keys(of) as (keyof T & string)[]
