/** Rows on a page where the address names no other length. */
export const PAGE_SIZE = 20
/** The lengths of pages that a reader may choose. */
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE, 50, 100]
