import { groupWhole } from '../i18n/amount.ts'

/** Text typed by hand, and how many characters of it stand before the caret. */
export type Typed = { readonly raw: string; readonly caret: number }

/** A change as the browser tells of it: the field's new text, its caret, what was put in, and in which way. */
export type Edit = {
  readonly text: string
  readonly caret: number
  readonly data?: string | null | undefined
  readonly inputType?: string | undefined
}

/** Digits and a point, nothing else: only then the field groups them, and every comma that it shows is its own. */
const PLAIN = /^(0|[1-9]\d*)?(\.\d*)?$/

/** Text that a number field shows for the typed one: `1234.` as `1,234.`; a text with marks of its own stays as it is. */
export function groupTyped(raw: string): string {
  if (!PLAIN.test(raw)) return raw
  const [whole = '', fraction] = raw.split('.')
  return groupWhole(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

/**
 * Text typed by hand, after a change. The commas that the field put between thousands are taken out of what is
 * left of its text, those that were typed stay: only so `1,000.5` typed key by key is what it is when it is pasted.
 */
export function typedAfter(raw: string, edit: Edit): Typed {
  const shown = groupTyped(raw)
  const pieces = piecesOf(shown, edit)
  // A text that came in a way we do not know, by a suggestion or a drop, is taken as it stands.
  if (!pieces || !isOf(shown, pieces)) return { raw: edit.text, caret: edit.caret }
  const own = (piece: string) => (PLAIN.test(raw) ? piece.replaceAll(',', '') : piece)
  const typedBefore = own(pieces.before) + pieces.put
  return { raw: typedBefore + own(pieces.after), caret: typedBefore.length }
}

/** Text kept before the change, text put in, and text kept after it. */
type Pieces = { readonly before: string; readonly put: string; readonly after: string }

function piecesOf(shown: string, { text, caret, data, inputType = '' }: Edit): Pieces | undefined {
  // A keyboard that composes may hand over all that it has composed so far, again with each key.
  if (inputType === 'insertCompositionText' && text.startsWith(shown))
    return { before: shown, put: text.slice(shown.length), after: '' }
  const put = inputType.startsWith('delete') ? '' : data
  if (put == null || !text.slice(0, caret).endsWith(put)) return undefined
  return { before: text.slice(0, caret - put.length), put, after: text.slice(caret) }
}

const isOf = (shown: string, { before, after }: Pieces) =>
  shown.startsWith(before) && shown.endsWith(after) && before.length + after.length <= shown.length

/** Index of the caret in the text shown: behind as many typed characters as it was behind before. */
export function caretAfter(raw: string, typedBefore: number): number {
  const shown = groupTyped(raw)
  if (shown === raw) return typedBefore
  let seen = 0
  for (let index = 0; index < shown.length; index++) {
    if (seen === typedBefore) return index
    if (shown[index] !== ',') seen++
  }
  return shown.length
}
