import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { LineReader } from './statement-line.ts'

/** An element: its children by name, or its text. An element with attributes has its text in `#text`. */
export type Element = { readonly [name: string]: unknown }

const place = XMLParser.getMetaDataSymbol() as unknown as symbol

/**
 * Parses a file of XML, every value as its text; names the line where it is none. A document type is refused: statements have
 * none, and one could blow a small file up.
 */
export const parseXml = (xml: string, reader: LineReader): Element | undefined => {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) {
    reader.problem(1, 'DOCTYPE', 'A statement has no document type')
    return undefined
  }
  const valid = XMLValidator.validate(xml)
  if (valid !== true) {
    reader.problem(valid.err.line, null, 'This is not well-formed XML')
    return undefined
  }
  return new XMLParser({
    ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true },
    ...{ parseTagValue: false, parseAttributeValue: false, captureMetaData: true },
  }).parse(xml) as Element
}

/** The child elements of a name, as a list. */
export const listAt = (parent: unknown, ...path: readonly string[]): readonly unknown[] => {
  let found: readonly unknown[] = [parent]
  for (const name of path)
    found = found.flatMap(each => {
      const child = isElement(each) ? each[name] : undefined
      return child === undefined ? [] : Array.isArray(child) ? (child as unknown[]) : [child]
    })
  return found
}

/** The text of the first element at a path. */
export const textAt = (parent: unknown, ...path: readonly string[]): string | undefined => {
  const [found] = listAt(parent, ...path)
  const text = isElement(found) ? found['#text'] : found
  return typeof text === 'string' ? text.trim() : undefined
}

const isElement = (given: unknown): given is Element => typeof given === 'object' && given !== null

/** Says on which line of the file an element begins. */
export const lineCounter = (xml: string) => {
  let line = 1
  let at = 0
  return (element: unknown): number => {
    const start =
      (element as { readonly [place]?: { readonly startIndex?: number } })[place]?.startIndex ?? at
    for (let next = xml.indexOf('\n', at); next >= 0 && next < start; next = xml.indexOf('\n', at)) {
      line++
      at = next + 1
    }
    return line
  }
}
