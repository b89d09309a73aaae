// The page of a list whose address says nothing. Apart from the other parts of lists: home's figures are asked for before the
// router and the words have come.

/** Rows on a page where the address names no other length. */
export const PAGE_SIZE = 20
/** The lengths of pages that a reader may choose. */
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE, 50, 100]

/** The reader's time zone, for lists that are filtered by whole days. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
