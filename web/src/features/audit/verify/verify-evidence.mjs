#!/usr/bin/env node
/**
 * Checks an evidence pack: events of a member or a period with proofs that they stand in the sealed log of a platform. Asks no server, and needs
 * nothing but Node 20.16 or later: node verify-evidence.mjs PACK.zip --key VKEY [--witness VKEY]…
 * VKEY is the log's public key, as the platform shows it at /log/key: take neither it nor this script out of the pack. Each --witness has to
 * have cosigned. The key vouches for checkpoint, proofs/… and events.ndjson, with none missing between two of a stream; SHA256SUMS for the rest.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { crc32, inflateRawSync } from 'node:zlib'

const NEEDED = ['README.txt', 'events.ndjson', 'checkpoint', 'key', 'attachments.ndjson', 'SHA256SUMS']
const LINK = /,"previousHash":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/
const ACTOR = /"actor":\{"kind":"admin","id":"([^"\\]+)","salt":"([\w-]{22})"\}/
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
/** Data and metadata as they are hashed: with a commitment wherever an administrator's uid stood. No JSON text has a newline. */
const textsOf = (data, said, [, uid, salt] = ACTOR.exec(said) ?? ['', '\n', '\n']) => {
  const commitment = () => `"~${sha256(`${salt}\n${uid}`).toString('base64url')}"`
  return `${data}\n${said.replace(`,"salt":"${salt}"`, '')}`.replaceAll(`"${uid}"`, commitment)
}
const textOf = (files, name) => files.get(name)?.toString() ?? ''
const linesOf = text => text.replace(/\n$/, '').split('\n')
const orNothing = work => {
  try {
    return work()
  } catch {
    return undefined
  }
}
const parse = line => orNothing(() => JSON.parse(line)) ?? {}
/** Bytes, so many where that is said, written in base64 in the one way there is; nothing for any other text. */
const fromBase64 = (text = '', length) => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && bytes.length === (length ?? bytes.length) ? bytes : undefined
}

/** The files of a zip archive by name. One that cannot be unpacked, or comes twice, is a fault. */
const unzip = (zip, fault) => {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end === -1) throw new Error('it is no zip archive')
  const files = new Map()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size, local] = [16, 20, 24, 42].map(place => zip.readUInt32LE(at + place))
    const [method, named, extra, comment] = [10, 28, 30, 32].map(place => zip.readUInt16LE(at + place))
    const name = zip.toString('utf8', at + 46, at + 46 + named)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    const file = method === 8 ? orNothing(() => inflateRawSync(bytes, { maxOutputLength: size + 1 })) : bytes
    if (file?.length !== size || crc32(file) !== crc) fault(name, 'cannot be unpacked: it is damaged')
    else if (files.has(name)) fault(name, 'is there twice')
    else files.set(name, file)
    at += 46 + named + extra + comment
  }
  return files
}

/** Holds every file against SHA256SUMS, and SHA256SUMS against the files. */
const checkSums = (files, fault) => {
  const unlisted = new Set([...files.keys()].filter(name => name !== 'SHA256SUMS'))
  for (const [at, line] of linesOf(textOf(files, 'SHA256SUMS')).entries()) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (!name) fault('SHA256SUMS', `line ${at + 1} is not written as a sum and a name`)
    else if (!files.has(name)) fault(name, 'stands in SHA256SUMS, and is not there')
    else if (sha256(files.get(name)).toString('hex') !== sum) fault(name, 'is not what SHA256SUMS says')
    unlisted.delete(name)
  }
  for (const name of unlisted) fault(name, 'does not stand in SHA256SUMS')
}

/** Reads a vkey: a name, an id of eight hexadecimal digits, and base64 of the type and the public key. */
const readKey = line => {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? []
  const typed = fromBase64(encoded, 33)
  if (![1, 4].includes(typed?.[0])) throw new Error(`not NAME+ID+BASE64 of an Ed25519 key: ${line}`)
  if (sha256(`${name}\n`, typed).toString('hex', 0, 4) !== id) throw new Error(`a mistyped key: ${line}`)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: typed.toString('base64url', 1) }
  return { name, id, isWitness: typed[0] === 4, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) }
}

/** Takes a signed checkpoint apart; nothing when it is none. */
const readCheckpoint = text => {
  const close = text.lastIndexOf('\n\n')
  const signed = text.slice(0, close + 1)
  const [origin, size, encoded] = signed.split('\n')
  const root = fromBase64(encoded, 32)
  const signatures = linesOf(text.slice(close + 2)).map(line => {
    const [, name, base64] = /^\u2014 ([^\s+]+) (\S+)$/u.exec(line) ?? []
    const bytes = fromBase64(base64)
    return name && bytes?.length > 4 && { name, id: bytes.toString('hex', 0, 4), bytes: bytes.subarray(4) }
  })
  const isOne = close !== -1 && root && /^[1-9]\d{0,14}$/.test(size) && signatures.every(Boolean)
  return isOne ? { text, signed, origin, size: Number(size), root, signatures } : undefined
}

/** Why a key has not signed a checkpoint; nothing when it has. A witness signs the time as well. */
const signatureFault = ({ signed, signatures }, { name, id, isWitness, publicKey }) => {
  const own = signatures.filter(each => each.name === name && each.id === id)
  if (own.length === 0) return `is not signed by ${name}+${id}`
  const holds = ({ bytes }) => {
    if (bytes.length !== (isWitness ? 72 : 64)) return false
    const head = isWitness ? `cosignature/v1\ntime ${bytes.readBigUInt64BE()}\n` : ''
    return verify(null, Buffer.from(head + signed), publicKey, bytes.subarray(-64))
  }
  return own.every(holds) ? undefined : `does not fit the signature of ${name}`
}

/** Whether a path leads from a leaf to the root of a checkpoint (RFC 9162, 2.1.3.2). */
const leadsToRoot = (leaf, index, path, { size, root }) => {
  if (index >= size) return false
  let [node, at, last] = [sha256(Buffer.from([0]), leaf), index, size - 1]
  const up = () => ([at, last] = [Math.floor(at / 2), Math.floor(last / 2)])
  for (const hash of path) {
    if (last === 0) return false
    const isRight = at % 2 === 1 || at === last
    node = isRight ? sha256(Buffer.from([1]), hash, node) : sha256(Buffer.from([1]), node, hash)
    if (isRight) while (at % 2 === 0 && at !== 0) up()
    up()
  }
  return last === 0 && node.equals(root)
}

/** Why a .tlog-proof is not that of an event (its leaf and index) by the pack's checkpoint; nothing when it is. */
const proofFault = (text, leaf, index, checkpoint) => {
  if (text === undefined) return 'is not there'
  const end = text.indexOf('\n\n')
  const [first, extra, at, ...path] = text.slice(0, Math.max(end, 0)).split('\n')
  const hashes = path.map(line => fromBase64(line, 32))
  if (first !== 'c2sp.org/tlog-proof@v1' || hashes.includes(undefined)) return 'is not written as a proof'
  if (extra !== `extra ${Buffer.from(leaf).toString('base64')}` || at !== `index ${index}`)
    return 'is of another event than events.ndjson has there'
  if (checkpoint && text.slice(end + 2) !== checkpoint.text) return 'is by another checkpoint than the pack’s'
  return checkpoint && !leadsToRoot(leaf, index, hashes, checkpoint) ? 'misses the signed root' : undefined
}

/** Why an event does not fit; nothing when it does. `last` is the event before it in its stream. */
const eventFault = (revision, text, link, last) => {
  if (!link) return 'carries no hash'
  if (sha256(text).toString('hex') !== link[2]) return 'is not what its hash was made of'
  if (last && (last.revision + 1 !== revision || last.hash !== link[1]))
    return `does not follow revision ${last.revision}, the one before it here`
}

/** Checks each event by its own hash, by the one before it, and by its proof. */
const checkEvents = (files, checkpoint, fault) => {
  const [heads, proofs] = [new Map(), new Set([...files.keys()].filter(name => name.startsWith('proofs/')))]
  const events = linesOf(textOf(files, 'events.ndjson')).map(parse)
  for (const [at, { number, stream, revision, id, type, data, metadata }] of events.entries()) {
    const link = LINK.exec(metadata)
    const texts = textsOf(data, `${metadata}`.replace(LINK, '}'))
    const text = `${link?.[1]}\n${stream}\n${revision}\n${id}\n${type}\n${texts}`
    const line = `events.ndjson line ${at + 1}`
    fault(`${line}, ${stream}@${revision},`, eventFault(revision, text, link, heads.get(stream)))
    heads.set(stream, { revision, hash: link?.[2] })
    if (!(number > (events[at - 1]?.number ?? 0))) fault(line, 'is not in the order of the log')
    const name = `proofs/${number}.tlog-proof`
    fault(name, proofFault(files.get(name)?.toString(), text, number - 1, checkpoint))
    proofs.delete(name)
  }
  for (const name of proofs) fault(name, 'is of no event in events.ndjson')
  const [first, last, count] = [events[0].number, events.at(-1).number, events.length]
  const whole = last - first + 1 === count ? ` (every event of the log from number ${first} to ${last})` : ''
  return `${count} events of ${heads.size} streams${whole}`
}

/** Checks a pack, as bytes. Answers what does not fit, by file, and what is in it. */
const checkPack = (zip, { key, witness = [] }) => {
  const faults = []
  const fault = (file, what) => what && faults.push(`${file} ${what}`)
  const files = unzip(zip, fault)
  for (const name of NEEDED) if (!files.has(name)) fault(name, 'is not there')
  checkSums(files, fault)
  const log = readKey(key)
  if (textOf(files, 'key').trim() !== key.trim()) fault('key', 'is not the key that was given')
  const checkpoint = readCheckpoint(textOf(files, 'checkpoint'))
  if (checkpoint?.origin !== log.name) fault('checkpoint', `is no signed checkpoint of ${log.name}`)
  for (const each of checkpoint ? [log, ...witness.map(readKey)] : [])
    fault('checkpoint', signatureFault(checkpoint, each))
  const attachments = linesOf(textOf(files, 'attachments.ndjson')).filter(Boolean)
  for (const [at, line] of attachments.entries())
    if (typeof parse(line).id !== 'string') fault('attachments.ndjson', `line ${at + 1} is no attachment`)
  const about = `${checkEvents(files, checkpoint, fault)}, ${attachments.length} attachments`
  return { faults, about: `${about}, as sealed when the log had ${checkpoint?.size ?? 'no'} events` }
}

/** The command: exit code 0 when the pack holds, 1 when it is refused, 2 when it cannot be asked so. */
try {
  const options = { key: { type: 'string' }, witness: { type: 'string', multiple: true } }
  const { values, positionals: files } = parseArgs({ options, allowPositionals: true })
  if (!values.key || !files[0])
    throw new Error('Name a pack, and --key VKEY; --witness VKEY demands a witness')
  const { faults, about } = checkPack(readFileSync(files[0]), values)
  console.log([`${files[0]}: ${faults.length === 0 ? 'HOLDS' : 'REFUSED'}`, ...faults, about].join('\n  '))
  process.exitCode = Math.min(faults.length, 1)
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
