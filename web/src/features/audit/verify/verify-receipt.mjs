#!/usr/bin/env node
/**
 * Checks receipts: that an event stands in the sealed log of a platform, byte for byte. Asks no server, and needs nothing
 * but Node 20.16 or later: node verify-receipt.mjs RECEIPT.tlog-proof… --key VKEY [--witness VKEY]…
 *
 * VKEY is the public key of the log, which the platform shows at /log/key; keep a copy that you trust. With --witness,
 * that witness has to have cosigned as well; signatures by other keys are passed over. The formats are tlog-proof,
 * tlog-checkpoint, signed-note and tlog-cosignature of https://c2sp.org. The platform's page /verify runs this file, too.
 */

/** A reason why something does not fit: `code` and `about` for programs, the message for people. */
class Misfit extends Error {
  constructor(code, message, about = {}) {
    super(message)
    Object.assign(this, { code, about })
  }
}

/** SHA-256 and Ed25519 by Node or the browser. Another implementation of the two may stand in. */
export const webCrypto = {
  sha256: async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  verify: async (publicKey, signature, message) => {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return crypto.subtle.verify('Ed25519', key, signature, message)
  },
}

const bytesOf = text => new TextEncoder().encode(text)
const joined = (...parts) => Uint8Array.from(parts.flatMap(part => [...part]))
const hexOf = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Bytes, so many where that is said, written in base64 in the one way there is; nothing for any other text. */
const fromBase64 = (text, length) => {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return undefined
  const binary = atob(text)
  if (btoa(binary) !== text || binary.length !== (length ?? binary.length)) return undefined
  return Uint8Array.from(binary, char => char.charCodeAt(0))
}

/** A count in decimal without leading zeroes; nothing for any other text. */
const countOf = text => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined)

const textOf = bytes => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Misfit('no-text', 'The file is no text')
  }
}

/** Takes the file apart: the event's bytes, its index, the path to the root, and the signed checkpoint. */
const readFile = bytes => {
  const text = textOf(bytes)
  const demand = (value, line) => {
    if (value !== undefined) return value
    throw new Misfit('malformed', `Line ${line} of the file is not written as in a receipt`, { line })
  }
  const end = text.indexOf('\n\n')
  const [first, extra = '', index = '', ...path] = text.slice(0, Math.max(end, 0)).split('\n')
  if (first !== 'c2sp.org/tlog-proof@v1') throw new Misfit('no-receipt', 'The file is no receipt')
  if (!extra.startsWith('extra ')) throw new Misfit('no-event', 'The receipt does not carry its event')
  const hash = (line, at) => demand(fromBase64(line, 32), at)
  const leaf = demand(fromBase64(extra.slice(6)), 2)
  const at = demand(index.startsWith('index ') ? countOf(index.slice(6)) : undefined, 3)
  const hashes = path.map((line, n) => hash(line, 4 + n))
  const note = text.slice(end + 2)
  const start = 5 + path.length
  const close = note.lastIndexOf('\n\n')
  const signed = note.slice(0, close + 1)
  const [origin, size = '', root = ''] = signed.split('\n')
  demand(origin && !/(?!\n)\p{Cc}/u.test(note) ? origin : undefined, start)
  const tree = { size: demand(countOf(size), start + 1), root: hash(root, start + 2) }
  const lines = note.slice(close + 2).split('\n')
  const last = start + signed.split('\n').length
  demand(lines.pop() === '' && lines.length > 0 ? lines : undefined, last)
  const signatures = lines.map((line, n) => demand(signatureIn(line), last + n))
  return { leaf, index: at, hashes, signed, origin, tree, signatures }
}

const signatureIn = line => {
  const [, name, encoded = ''] = /^\u2014 ([^\s+]+) (\S+)$/u.exec(line) ?? []
  const bytes = fromBase64(encoded)
  return bytes?.length > 4 ? { name, id: hexOf(bytes.slice(0, 4)), bytes: bytes.slice(4) } : undefined
}

/** Reads a vkey: a name, an id of eight hexadecimal digits, and base64 of the type and the public key. */
const readKey = async (line, { sha256 }) => {
  const [, name, id, encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? []
  const typed = fromBase64(encoded, 33)
  if (![1, 4].includes(typed?.[0]))
    throw new Misfit('bad-key', 'The key is not written as NAME+ID+BASE64 of an Ed25519 key')
  if (hexOf((await sha256(joined(bytesOf(`${name}\n`), typed))).slice(0, 4)) !== id)
    throw new Misfit('wrong-key-id', 'The key has been mistyped: its id is not the one of its letters')
  return { name, id, isWitness: typed[0] === 4, publicKey: typed.slice(1) }
}

/** Checks a key's signature of the checkpoint; answers the time at which a witness has seen it. */
const checkSignature = async ({ signed, signatures }, key, { verify }) => {
  const own = signatures.filter(({ name, id }) => name === key.name && id === key.id)
  const signers = signatures.map(({ name, id }) => `${name}+${id}`).join(', ')
  if (own.length === 0)
    throw new Misfit('not-signed', `Not signed by ${key.name}+${key.id}, but by ${signers}`, { signers })
  let time
  for (const { bytes } of own) {
    const signature = bytes.slice(-64)
    if (key.isWitness) time = BigInt(`0x0${hexOf(bytes.slice(0, -64))}`)
    const message = key.isWitness ? `cosignature/v1\ntime ${time}\n${signed}` : signed
    const isWhole = bytes.length === (key.isWitness ? 72 : 64)
    if (!isWhole || !(await verify(key.publicKey, signature, bytesOf(message))))
      throw new Misfit('bad-signature', `The signature of ${key.name} does not fit the checkpoint`)
  }
  return key.isWitness ? new Date(Number(time) * 1000).toISOString() : undefined
}

/** Checks that the path leads from the event to the signed root (RFC 9162, 2.1.3.2). */
const checkPath = async ({ leaf, index, hashes, tree }, { sha256 }) => {
  if (index >= tree.size) throw new Misfit('no-such-index', `There is no event ${index} among ${tree.size}`)
  let [node, at, last] = [await sha256(joined([0], leaf)), index, tree.size - 1]
  const misses = new Misfit('other-event', `The event is not the one that the log has sealed at ${index}`)
  const up = () => ([at, last] = [Math.floor(at / 2), Math.floor(last / 2)])
  for (const hash of hashes) {
    if (last === 0) throw misses
    const isRight = at % 2 === 1 || at === last
    node = await sha256(isRight ? joined([1], hash, node) : joined([1], node, hash))
    if (isRight) while (at % 2 === 0 && at !== 0) up()
    up()
  }
  if (last !== 0 || hexOf(node) !== hexOf(tree.root)) throw misses
}

/** The event that the bytes hold, `data` and `said` as objects; nothing where they hold none. */
const readEvent = leaf => {
  try {
    const [previousHash, stream, revision, id, type, ...texts] = textOf(leaf).split('\n')
    const [data, said, ...more] = texts.map(text => JSON.parse(text))
    const event = { previousHash, stream, revision: Number(revision), id, type, data, said }
    return more.length > 0 ? undefined : event
  } catch {
    return undefined
  }
}

/**
 * Checks a receipt, as bytes, against the log's key and those of the witnesses that have to have seen it. Answers each check
 * with whether it fits; the receipt holds when all do. `receipt` and `event` are what the file says, proven only then.
 */
export const checkReceipt = async (bytes, { key, witnesses = [], primitives = webCrypto }) => {
  const checks = []
  const check = async (name, about, work) => {
    try {
      const found = await work()
      checks.push({ name, fits: true, about })
      return found
    } catch (error) {
      if (!(error instanceof Misfit)) throw error
      const { code, message } = error
      checks.push({ name, fits: false, code, message, about: { ...about, ...error.about } })
    }
  }
  const receipt = await check('file', {}, async () => readFile(bytes))
  const log = await check('key', {}, () => readKey(key, primitives))
  const sameLog = async () => {
    const [origin, name] = [receipt.origin, log.name]
    if (origin !== name) throw new Misfit('other-log', `The receipt is of ${origin}, the key of ${name}`)
  }
  if (receipt && log) await check('log', { origin: receipt.origin, key: log.name }, sameLog)
  if (receipt && log) await check('signature', {}, () => checkSignature(receipt, log, primitives))
  if (receipt) await check('event', { index: receipt.index }, () => checkPath(receipt, primitives))
  for (const line of receipt ? witnesses : []) {
    const about = { witness: line.split('+')[0] }
    await check('witness', about, async () => {
      about.seen = await checkSignature(receipt, await readKey(line, primitives), primitives)
    })
  }
  const [holds, event] = [checks.every(({ fits }) => fits), receipt && readEvent(receipt.leaf)]
  return { holds, checks, receipt, event }
}

/** The command: exit code 0 when every receipt holds, 1 when one is refused, 2 when it cannot be asked so. */
const run = async (args, { readFileSync }, { parseArgs }) => {
  const options = { key: { type: 'string' }, witness: { type: 'string', multiple: true } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { key, witness: witnesses } = values
  if (!key || !positionals[0]) throw new Error('Name files, and --key VKEY; --witness VKEY demands a witness')
  for (const file of positionals) {
    const { holds, checks, event } = await checkReceipt(readFileSync(file), { key, witnesses })
    const lines = checks.map(({ name, message }) => `  ${name}: ${message ?? 'fits'}`)
    console.log([`${file}: ${holds ? 'HOLDS' : 'REFUSED'}`, ...lines].join('\n'))
    if (holds) console.log(event ? JSON.stringify(event, undefined, 2) : 'What is sealed is no event')
    else process.exitCode = 1
  }
}
const [, started] = globalThis.process?.argv ?? []
const node = started && (name => process.getBuiltinModule(`node:${name}`))
if (node && node('url').pathToFileURL(node('fs').realpathSync(started)).href === import.meta.url)
  run(process.argv.slice(2), node('fs'), node('util')).catch(({ message }) => {
    console.error(message)
    process.exitCode = 2
  })
