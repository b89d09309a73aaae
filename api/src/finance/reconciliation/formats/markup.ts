import type { wire } from '@strongroom/shared'
import { decodeEntities } from './entities.ts'

/** An element with the line that it begins on. Its text is without the tags inside it, which part words. */
export type MarkupElement = {
  readonly name: string
  readonly line: number
  readonly attributes: ReadonlyMap<string, string>
  readonly children: MarkupElement[]
  text: string
}

/** The fault of a file of XML or SGML, and where it is. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError'
  readonly line: number
  readonly field: string | null
  readonly says: wire.StatementProblemMessage

  constructor(line: number, field: string | null, says: wire.StatementProblemMessage) {
    super(says)
    this.line = line
    this.field = field
    this.says = says
  }
}

/**
 * `containers`: in SGML, the elements that have to be closed; others may be left open. `takes`: elements that are handed out as they
 * are closed and kept no longer, so that a file of any number of entries needs the memory of one.
 */
type MarkupReading = {
  readonly kind: 'xml' | 'sgml'
  readonly containers?: ReadonlySet<string>
  readonly takes: Readonly<Record<string, (element: MarkupElement) => void>>
}

/** No statement nests its elements deeper: twelve levels are usual. */
const DEEPEST = 64

const TAG = /<([^\s/>"'=<!?]+)((?:\s+[^\s=>/"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** No element of OFX has a name like that: in the text of a value, it is text. */
const NO_ELEMENT = /<\/?(?:\p{L}|[^\s/>"'=<!?]*[^\w.:/\s>"'=<!?-][^\s/>"'=<!?]*)>/uy
const END = /<\/([^\s>]+)\s*>/y

/** Reads XML, or the SGML of OFX, of which values have no end tags. Throws a `MarkupError` where the text is neither. */
export const readMarkup = (text: string, reading: MarkupReading): MarkupElement => {
  const scan = new Scan(reading)
  let at = 0
  for (let open = text.indexOf('<', at); open >= 0; open = text.indexOf('<', at)) {
    scan.text(text.slice(at, open))
    at = scan.markup(text, open)
  }
  scan.text(text.slice(at))
  return scan.end()
}

class Scan {
  readonly #reading: MarkupReading
  readonly #open: MarkupElement[] = []
  #root: MarkupElement | undefined
  #line = 1

  constructor(reading: MarkupReading) {
    this.#reading = reading
  }

  get #isSgml(): boolean {
    return this.#reading.kind === 'sgml'
  }

  #wrong(says: wire.StatementProblemMessage, field: string | null = null, line = this.#line): MarkupError {
    return new MarkupError(line, field, says)
  }

  /** Blanks between elements are no text, and would grow with every one of them. */
  #add(element: MarkupElement, read: string): void {
    if (element.text !== '' || read.trim() !== '') element.text += read
  }

  #countLines(passed: string): void {
    for (let at = passed.indexOf('\n'); at >= 0; at = passed.indexOf('\n', at + 1)) this.#line++
  }

  text(raw: string): void {
    if (raw === '') return
    const top = this.#open.at(-1)
    if (top) {
      const read = decodeEntities(raw, this.#isSgml)
      if (read === undefined) throw this.#wrong('This is not well-formed XML')
      this.#add(top, read)
    } else if (!/^[\s\uFEFF]*$/.test(raw)) throw this.#wrong('This is not well-formed XML')
    this.#countLines(raw)
  }

  /** Takes the markup that begins at a `<`; answers where it ends. */
  markup(text: string, from: number): number {
    const passed = (to: number) => {
      this.#countLines(text.slice(from, to))
      return to
    }
    if (text.startsWith('<!--', from)) return passed(this.#endOf(text, '-->', from))
    if (text.startsWith('<?', from)) return passed(this.#endOf(text, '?>', from))
    if (text.startsWith('<![CDATA[', from)) {
      const to = this.#endOf(text, ']]>', from)
      const top = this.#open.at(-1)
      if (top) top.text += text.slice(from + '<![CDATA['.length, to - ']]>'.length)
      return passed(to)
    }
    if (text.startsWith('<!', from)) throw this.#wrong('A statement has no document type', 'DOCTYPE')
    const value = this.#open.at(-1)
    NO_ELEMENT.lastIndex = from
    const said = value && this.#isValue(value) ? NO_ELEMENT.exec(text)?.[0] : undefined
    if (value && said !== undefined) {
      value.text += said
      return passed(from + said.length)
    }
    END.lastIndex = from
    const end = END.exec(text)
    if (end) {
      this.#close(this.#nameOf(end[1]))
      return passed(END.lastIndex)
    }
    TAG.lastIndex = from
    const tag = TAG.exec(text)
    if (tag) {
      this.#begin(tag)
      return passed(TAG.lastIndex)
    }
    // A value of SGML may hold the sign itself.
    const top = this.#open.at(-1)
    if (!this.#isSgml)
      throw top && !text.includes('>', from)
        ? this.#notClosed(top)
        : this.#wrong('This is not well-formed XML')
    if (top) top.text += '<'
    return from + 1
  }

  #endOf(text: string, mark: string, from: number): number {
    const at = text.indexOf(mark, from)
    if (at < 0) throw this.#wrong('This is not well-formed XML')
    return at + mark.length
  }

  /** Without its prefix: files of one bank have one, of another none. */
  #nameOf(given = ''): string {
    const name = given.slice(given.indexOf(':') + 1)
    return this.#isSgml ? name.toUpperCase() : name
  }

  #begin([, given, attributes = '', isEmpty]: RegExpExecArray): void {
    const name = this.#nameOf(given)
    const top = this.#open.at(-1)
    if (top) this.#add(top, ' ')
    // A break of lines inside a value is a blank.
    if (name.toUpperCase() === 'BR') return
    if (top && this.#isValue(top)) this.#put(this.#open.pop())
    // Files that were joined have the same element again.
    if (!top && this.#root && this.#root.name !== name) throw this.#wrong('This is not well-formed XML')
    if (this.#open.length >= DEEPEST)
      throw this.#wrong(
        'The elements of this file stand deeper inside each other than those of any statement',
      )
    const element = { name, line: this.#line, attributes: attributesOf(attributes), children: [], text: '' }
    if (isEmpty) this.#put(element)
    else this.#open.push(element)
  }

  /** In SGML, what has a text and no end tag ends where the next element begins. */
  #isValue({ name, text }: MarkupElement): boolean {
    return this.#isSgml && text !== '' && !this.#reading.containers?.has(name)
  }

  #close(name: string): void {
    if (name.toUpperCase() === 'BR') return
    if (!this.#open.some(each => each.name === name))
      throw this.#wrong(
        this.#isSgml ? 'This end of an element has no beginning' : 'This is not well-formed XML',
        this.#isSgml ? name : null,
      )
    for (let top = this.#open.pop(); top; top = this.#open.pop()) {
      if (top.name === name) {
        this.#put(top)
        return
      }
      if (!this.#isSgml) throw this.#wrong('This is not well-formed XML')
      this.#leave(top)
    }
  }

  /** An element of SGML that was left open: a value, or an empty one, behind which its neighbours were taken for its children. */
  #leave(element: MarkupElement): void {
    if (this.#reading.containers?.has(element.name)) throw this.#notClosed(element)
    const { children } = element
    this.#put({ ...element, children: [] })
    // One by one: as arguments of a call, a hundred thousand are too many.
    for (const child of children) this.#open.at(-1)?.children.push(child)
  }

  #notClosed({ line, name }: MarkupElement): MarkupError {
    return this.#wrong('This is not closed: the file may be cut short', name, line)
  }

  #put(element: MarkupElement | undefined): void {
    if (!element) return
    const take = Object.hasOwn(this.#reading.takes, element.name)
      ? this.#reading.takes[element.name]
      : undefined
    if (take) take(element)
    else this.#open.at(-1)?.children.push(element)
    if (this.#open.length === 0) this.#root = element
  }

  end(): MarkupElement {
    const first = this.#open.find(each => this.#reading.containers?.has(each.name) ?? true) ?? this.#open[0]
    if (first) throw this.#notClosed(first)
    if (!this.#root) throw this.#wrong('This is not well-formed XML')
    return this.#root
  }
}

const none: ReadonlyMap<string, string> = new Map()

const attributesOf = (written: string): ReadonlyMap<string, string> => {
  if (written === '') return none
  const pairs = [...written.matchAll(ATTRIBUTE)].map(
    ([, name = '', one, other]) =>
      [name.slice(name.indexOf(':') + 1), decodeEntities(one ?? other ?? '', true) ?? ''] as const,
  )
  return new Map(pairs)
}

/** The elements at a path below one. */
export const listAt = (parent: MarkupElement, ...path: readonly string[]): readonly MarkupElement[] => {
  let found: readonly MarkupElement[] = [parent]
  for (const name of path) found = found.flatMap(each => each.children.filter(child => child.name === name))
  return found
}

/** The text of the first element at a path; nothing where there is none. */
export const textAt = (parent: MarkupElement | undefined, ...path: readonly string[]): string | undefined =>
  parent ? listAt(parent, ...path)[0]?.text.trim() : undefined
