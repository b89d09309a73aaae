#!/usr/bin/env node
/**
 * Checks a file of events that the audit trail has exported (NDJSON): makes every hash again from the event's own texts, and
 * holds it against the one that stands there and against the event before it in its stream. Asks no server, and needs nothing
 * but Node 20.16 or later: node verify-events.mjs EVENTS.ndjson [--root ROOT]
 *
 * A file with every event of the log from the first one on has a root of its own, the one of the sealed log's Merkle tree
 * (RFC 6962) of so many events: it is printed, and with --root (the third line of /log/checkpoint of that size) compared.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const NO_HASH = '0'.repeat(64)
const LINK = /,"previousHash":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/
const ACTOR = /"actor":\{"kind":"admin","id":"([^"\\]+)","salt":"([\w-]{22})"\}/
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** Data and metadata as they are hashed: with a commitment wherever an administrator's uid stood. No JSON text has a newline. */
const textsOf = (data, said, [, uid, salt] = ACTOR.exec(said) ?? ['', '\n', '\n']) => {
  const commitment = () => `"~${sha256(`${salt}\n${uid}`).toString('base64url')}"`
  return `${data}\n${said.replace(`,"salt":"${salt}"`, '')}`.replaceAll(`"${uid}"`, commitment)
}

/** The text that an event's hash is made of, which is also its leaf of the sealed log. */
const hashedText = (event, previous) =>
  [
    previous,
    event.stream,
    event.revision,
    event.id,
    event.type,
    textsOf(event.data, event.metadata.replace(LINK, '}')),
  ].join('\n')

/** The Merkle tree over leaves that come one by one: of each size that is a power of two at most one subtree is open. */
const createTree = () => {
  const open = []
  const node = (left, right) => sha256(Buffer.from([1]), left, right)
  return {
    add: text => {
      let [hash, level] = [sha256(Buffer.from([0]), text), 0]
      for (; open[level]; level++) {
        hash = node(open[level], hash)
        open[level] = undefined
      }
      open[level] = hash
    },
    root: () =>
      open
        .filter(Boolean)
        .reduce((right, left) => node(left, right))
        .toString('base64'),
  }
}

/** Why one event does not fit; nothing when it does. `last` is the event before it in its stream, if the file has it. */
const faultOf = (event, last) => {
  const link = LINK.exec(event.metadata)
  if (!link) return 'carries no hash'
  const [, previous, hash] = link
  if (sha256(hashedText(event, previous)).toString('hex') !== hash) return 'is not what its hash was made of'
  if (event.revision === 0 && previous !== NO_HASH)
    return 'is the first of its stream, and says another came before it'
  if (last && last.revision + 1 === event.revision && last.hash !== previous)
    return `does not follow the event before it, ${event.stream}@${last.revision}`
  if (last && event.revision <= last.revision) return 'stands behind a later event of its stream'
  return undefined
}

const read = line => {
  try {
    const event = JSON.parse(line)
    const texts = ['stream', 'id', 'type', 'data', 'metadata']
    return texts.every(name => typeof event[name] === 'string') && Number.isInteger(event.revision)
      ? event
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Checks lines of NDJSON, which may come one by one. Answers with how many events there were, the faults found (line and
 * what does not fit), how many have the event before them in the file, and the root where the file is the log from its start.
 */
const checkEvents = async lines => {
  const [heads, tree, faults] = [new Map(), createTree(), []]
  let [number, count, linked, isWhole] = [0, 0, 0, true]
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    const event = read(line)
    if (!event) {
      faults.push({ line: number, what: 'is no event' })
      continue
    }
    count++
    const last = heads.get(event.stream)
    const what = faultOf(event, last)
    if (what) faults.push({ line: number, event: `${event.stream}@${event.revision}`, what })
    if (last && last.revision + 1 === event.revision) linked++
    const [, previous = '', hash = ''] = LINK.exec(event.metadata) ?? []
    heads.set(event.stream, { revision: event.revision, hash })
    isWhole &&= event.number === count
    if (isWhole) tree.add(hashedText(event, previous))
  }
  return { count, linked, faults, root: isWhole && count > 0 ? tree.root() : undefined }
}

/** As a command: says what was found, and ends with 1 when anything does not fit. */
const main = async ([file, option, root]) => {
  if (!file || (option && option !== '--root')) {
    console.error('node verify-events.mjs EVENTS.ndjson [--root ROOT]')
    return 2
  }
  const found = await checkEvents(createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
  for (const { line, event, what } of found.faults) console.log(`line ${line}: ${event ?? 'it'} ${what}`)
  console.log(
    `${found.count} events, ${found.linked} of them with the event before them; ${found.faults.length} do not fit`,
  )
  if (found.root) console.log(`root of the first ${found.count} events: ${found.root}`)
  if (root && root !== found.root) console.log('The root is another one than asked for.')
  return found.faults.length > 0 || (root && root !== found.root) ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2))
