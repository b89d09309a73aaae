// Characters that programs write into cells beside the ones that people see.

/** Marks without a width, for the direction of texts and the order of bytes. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Figures, letters and signs as wide as Chinese characters. */
const WIDE = /[\uff01-\uff5e]/g

/** The text of a figure or a day in the characters that all countries share. */
export const plainFigure = (given: string): string =>
  given
    .replaceAll(UNSEEN, '')
    .replaceAll(WIDE, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll('\u3000', ' ')
    .trim()

/** A cell without what keeps a spreadsheet from changing it: `="0123"`, and an apostrophe or a backtick before a figure. */
export const plainCell = (cell: string): string =>
  cell.replace(/^="(.*)"$/s, '$1').replace(/^['`](?=[\d+-])/, '')
