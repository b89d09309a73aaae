import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  MalformedKey,
  MalformedNote,
  parseProof,
  parseVerifierKey,
  RefusedProof,
  readLeaf,
  UntrustedNote,
  verifyProof,
} from '@strongroom/ledger/eventlog/seal'
import { errorMessage } from '@strongroom/shared/error'
import { Misuse, type StandaloneCommand } from './platform.ts'

/** Checks a receipt with nothing but the file and the key. */
export const receiptVerify: StandaloneCommand = {
  usage: 'receipt verify <file> <options>',
  about: 'check a receipt: a .tlog-proof, or the answer of /v1/receipts',
  options: {
    '--key VKEY': 'the public key of the log, which stands at its /log/key',
    '--witness VKEY': 'the key of a witness that has to have cosigned; again for each',
  },
  examples: ['receipt verify payment.tlog-proof --key example.org/log+5f6cbf1d+AS…'],
  runAlone: async args => {
    const { file, key, witnesses } = readArgs(args)
    try {
      const { leaf, text } = receiptIn(readFile(file))
      const proven = verifyProof({
        leaf,
        proof: parseProof(text),
        log: parseVerifierKey(key),
        witnesses: witnesses.map(parseVerifierKey),
      })
      tell(proven, leaf)
      return 0
    } catch (error) {
      if (![MalformedKey, MalformedNote, RefusedProof, UntrustedNote].some(kind => error instanceof kind))
        throw error
      console.log(`The receipt does not hold: ${errorMessage(error)}`)
      return 1
    }
  },
}

const tell = ({ index, origin, tree, witnesses }: ReturnType<typeof verifyProof>, leaf: Buffer): void => {
  console.log(`The receipt holds: event ${index} of the ${tree.size} that ${origin} has signed`)
  const event = readLeaf(leaf)
  if (event) {
    const { at }: { at?: string } = JSON.parse(event.said)
    console.log(`  ${event.type}, ${event.stream} revision ${event.revision}, ${at ?? 'no time'}`)
    console.log(`  ${event.data}`)
  }
  for (const { key, time = 0 } of witnesses)
    console.log(`  witnessed by ${key.name} at ${new Date(time * 1000).toISOString()}`)
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string' }, witness: { type: 'string', multiple: true } },
  })
  const { key, witness = [] } = values
  const [file] = positionals
  if (!file || !key)
    throw new Misuse(
      'Say which file, and the public key of the log, which stands at its /log/key: receipt verify FILE --key VKEY',
    )
  return { file, key, witnesses: witness }
}

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${errorMessage(error)}`)
  }
}

/** A `.tlog-proof` carries its leaf as its extra data; an answer of the API has it beside the proof. */
const receiptIn = (text: string): { readonly leaf: Buffer; readonly text: string } => {
  if (!text.trimStart().startsWith('{')) {
    const { extra } = parseProof(text)
    if (!extra) throw new MalformedNote('the proof does not carry its event')
    return { leaf: extra, text }
  }
  const { leaf, proof } = answerIn(text)
  if (typeof leaf !== 'string' || typeof proof !== 'string')
    throw new MalformedNote('there is no leaf and no proof in this answer')
  return { leaf: Buffer.from(leaf, 'base64'), text: proof }
}

const answerIn = (text: string): { readonly leaf?: unknown; readonly proof?: unknown } => {
  try {
    const parsed = JSON.parse(text) as { readonly data?: readonly [object] }
    return (parsed.data?.[0] ?? parsed) as { leaf?: unknown }
  } catch {
    throw new MalformedNote('this is no JSON')
  }
}
