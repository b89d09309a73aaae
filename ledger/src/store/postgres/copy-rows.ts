import type { StoredEvent } from '../log.ts'
import { positionOf } from './position.ts'

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Events out of whole lines of COPY's text form, with the columns of `event-rows.ts`. */
export const eventsOfCopy = (text: string): StoredEvent[] => {
  const plain = text.includes('\\') ? unescaped : same
  const events: StoredEvent[] = []
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
    const id = field()
    const revision = Number(field())
    const stream = plain(field())
    const type = plain(field())
    const data = plain(field())
    const metadata = plain(text.slice(at, end))
    events.push({ id, type, data, metadata, stream, revision, position, createdAt: lastTime })
  }
  return events
}

const same = (field: string) => field

const unescaped = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign) : field
