/** A count and its noun: `1 stream`, `2 streams`. `many` is the noun in the plural, where that is not an s more. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
