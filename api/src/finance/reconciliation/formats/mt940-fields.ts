/** A field of a message with the line that it begins on; `end` stands between two messages. */
export type Field = { readonly tag: string; readonly line: number; readonly text: string }

/** The blocks before the text of a message: `{1:…}{2:…}{4:`, behind the mark of a transmission. */
const BLOCKS = /^[\p{Cc}\s$]*(?:\{\d:[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\{4:/u

/** Cuts a text into its fields; a field goes on over rows until the next begins or its message ends. */
export function* fieldsOf(text: string): Generator<Field> {
  let open: Field | undefined
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = at + 1
    const begins = BLOCKS.test(raw)
    const row = begins ? raw.replace(BLOCKS, '') : raw
    const found = /^ *:(\d{2}[A-Z]?|NS):(.*)$/.exec(row)
    // Rabobank writes `:940:` before each message. A row of a text may begin with a hyphen: only one alone, or with the brace of the block, ends a message.
    const ends = begins || /^(-(\}|\s*$)|:940:)/.test(row)
    if (open && (found || ends)) {
      yield open
      open = undefined
    }
    if (ends) yield { tag: 'end', line, text: '' }
    if (found) open = { tag: found[1] ?? '', line, text: found[2] ?? '' }
    else if (open && !ends) open = { ...open, text: `${open.text}\n${row}` }
  }
  if (open) yield open
}
