/** Whether a value is one of a list's: text of an address, a field or a file, and the words of a vocabulary. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.some(each => each === value)

/** Whether a text is the name of one of an object's own fields. */
export const isNameIn = <T extends object>(of: T, name: PropertyKey): name is keyof T & string =>
  Object.hasOwn(of, name)

/** Whether a value is an object, a list too, whose fields may be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
