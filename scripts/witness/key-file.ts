import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type SigningKey, signingKey } from '@strongroom/ledger/eventlog/seal'
import { Misuse } from '../commands/platform.ts'

// A secret key on one line, as Go's note package writes it: PRIVATE+KEY+<name>+<id>+<base64 of type and 32 bytes>.
const form = /^PRIVATE\+KEY\+([^\s+]+)\+[0-9a-f]{8}\+([A-Za-z0-9+/]{44})$/
const cosignatureType = 0x04

/** The key of a witness out of its file. A file that is not there is made, readable by its owner only. */
export const readKeyFile = (file: string, name: string): SigningKey => {
  if (!existsSync(file)) writeFileSync(file, `${secretLine(name)}\n`, { mode: 0o600, flag: 'wx' })
  const [, known = '', encoded = ''] = form.exec(readFileSync(file, 'utf8').trim()) ?? []
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes[0] !== cosignatureType)
    throw new Misuse(`${file} holds no key of a witness. It was left as it is.`)
  return signingKey(known, 'cosignature', bytes.subarray(1))
}

const secretLine = (name: string): string => {
  const seed = randomBytes(32)
  const { id } = signingKey(name, 'cosignature', seed).key
  return `PRIVATE+KEY+${name}+${id}+${Buffer.concat([Buffer.of(cosignatureType), seed]).toString('base64')}`
}
