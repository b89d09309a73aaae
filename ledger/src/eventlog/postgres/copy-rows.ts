import { isAscii } from 'node:buffer'
import { itemAt } from '@strongroom/shared'
import { beforeSalt } from '../actor-commitment.ts'
import { linkLength, linkOf, readLink } from '../chain.ts'
import { sha256 } from '../ids.ts'
import type { ScannedEvent } from '../log.ts'

import { positionOf } from './event-rows.ts'

/** The columns of a scan, in this order: from the stream on it is the order in which an event is hashed. */
export const copyColumns = 'position, created_at, stream, revision, id, type, data, metadata'

/** Stream, revision, id, type, data, metadata. */
const HASHED_FIELDS = 6

const [TAB, NEWLINE, BACKSLASH, BRACE] = [9, 10, 92, 125]

/** Events out of whole lines of COPY's text form. `broken` are those (from 0) that do not match their hash. */
export const eventsOfCopy = (lines: Buffer, broken: readonly number[]): ScannedEvent[] => {
  const text = lines.toString(isAscii(lines) ? 'latin1' : 'utf8')
  const plain = text.includes('\\') ? unescaped : same
  const events: ScannedEvent[] = []
  let [lastText, lastTime] = ['', '']
  for (let start = 0, end: number; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start)
    let at = start
    const field = () => {
      const stop = text.indexOf('\t', at)
      const value = text.slice(at, stop)
      at = stop + 1
      return value
    }
    const position = positionOf(field())
    const createdAt = field()
    if (createdAt !== lastText) [lastText, lastTime] = [createdAt, new Date(createdAt).toISOString()]
    const stream = plain(field())
    const revision = Number(field())
    const id = field()
    const type = plain(field())
    const data = plain(field())
    const metadata = plain(text.slice(at, end))
    const isIntact = !broken.includes(events.length)
    events.push({ id, type, data, metadata, stream, revision, position, createdAt: lastTime, isIntact })
  }
  return events
}

const same = (field: string) => field

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

const unescaped = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign) : field

/** The position in the last of whole lines of COPY's text form. */
export const lastPosition = (lines: Buffer): string => {
  const lastAt = lines.lastIndexOf(NEWLINE, -2) + 1
  return lines.toString('latin1', lastAt, lines.indexOf(TAB, lastAt))
}

/** Which (from 0) of whole lines of COPY's text form do not match their hash. */
export const checkLines = (lines: Buffer): readonly number[] => {
  const broken: number[] = []
  let escapeAt = lines.indexOf(BACKSLASH)
  for (let start = 0, end: number, count = 0; start < lines.length; start = end + 1, count++) {
    end = lines.indexOf(NEWLINE, start)
    const isPlain = escapeAt < 0 || escapeAt > end
    const isIntact = isPlain ? isIntactLine(lines, start, end) : isIntactEvent(lines.subarray(start, end + 1))
    if (!isPlain) escapeAt = lines.indexOf(BACKSLASH, end)
    if (!isIntact) broken.push(count)
  }
  return broken
}

const isIntactEvent = (line: Buffer): boolean => {
  try {
    const { hash, computed } = linkOf(itemAt(eventsOfCopy(line, []), 0))
    return hash === computed
  } catch {
    return false
  }
}

let hashed = Buffer.alloc(64 * 1024)

/**
 * As `linkOf`, on the bytes as they came: the hash covers the hash before, and then the line from its stream on, with newlines
 * for tabs and without the link. Making texts of it takes four times as long, and is done for a salted actor alone.
 */
const isIntactLine = (lines: Buffer, start: number, end: number): boolean => {
  const link = readLink(lines.toString('latin1', Math.max(start, end - linkLength), end))
  if (!link) return false
  const from = lines.indexOf(TAB, lines.indexOf(TAB, start) + 1) + 1
  const room = link.previousHash.length + 1
  if (hashed.length < room + end - from) hashed = Buffer.alloc((end - from) * 2)
  hashed.write(`${link.previousHash}\n`, 'latin1')
  lines.copy(hashed, room, from, end)
  const length = room + end - linkLength - from
  let tab = room
  for (let fields = 1; fields < HASHED_FIELDS; fields++) {
    tab = hashed.indexOf(TAB, tab)
    hashed[tab] = NEWLINE
  }
  if (tab >= length) return false
  if (hashed.subarray(tab, length).includes(beforeSalt)) return isIntactEvent(lines.subarray(start, end + 1))
  hashed[length] = BRACE
  return sha256(hashed.subarray(0, length + 1)) === link.hash
}
