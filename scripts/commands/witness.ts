import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { MalformedKey, parseVerifierKey } from '@strongroom/ledger/eventlog/seal'
import { readKeyFile } from '../witness/key-file.ts'
import { serveWitness, type Watched } from '../witness/serve-witness.ts'
import { openWitnessState } from '../witness/witness-state.ts'
import { Misuse, type StandaloneCommand } from './platform.ts'

/** Runs a witness for logs of others, until it is stopped. Needs no platform. */
export const witness: StandaloneCommand = {
  usage: 'witness <options>',
  about: 'cosign checkpoints of other logs, and refuse those of a log that was written anew',
  options: {
    '--port N': 'answers at this port',
    '--key-file FILE': 'keeps the key of the witness; made when it is not there',
    '--log VKEY=ORIGIN': 'a log that is watched; again for each',
    '--name NAME': 'name in the signature; without it, that of this machine',
  },
  runAlone: async args => {
    const { port, keyFile, name, logs } = readArgs(args)
    const signer = readKeyFile(keyFile, name)
    const serving = await serveWitness({
      port,
      signer,
      logs,
      state: openWitnessState(`${keyFile}.state.json`),
    })
    console.log(
      `${signer.key.line}\nWitness of ${logs.map(({ origin }) => origin).join(', ')} on port ${serving.port}`,
    )
    // Listens to signals from then on, which other commands leave to Node.
    const { stopped } = await import('../start/stopped.ts')
    await stopped
    await serving.stop()
    return 0
  },
}

const readArgs = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'key-file': { type: 'string' },
      log: { type: 'string', multiple: true },
      name: { type: 'string', default: `${hostname()}/witness` },
    },
  })
  const { port = '', 'key-file': keyFile, log = [], name } = values
  if (!/^\d{1,5}$/.test(port) || !keyFile || log.length === 0)
    throw new Misuse(
      'Say where to listen, where the key is, and which logs: witness --port 8090 --key-file F --log VKEY=ORIGIN',
    )
  return { port: Number(port), keyFile, name, logs: log.map(watchedOf) }
}

const watchedOf = (text: string): Watched => {
  const [, line = '', origin = ''] = /^(\S+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44})=(\S+)$/.exec(text) ?? []
  if (!origin)
    throw new Misuse(`A log is <public key>=<origin>; the key stands at its /log/key, not: ${text}`)
  try {
    return { origin, key: parseVerifierKey(line) }
  } catch (error) {
    throw error instanceof MalformedKey ? new Misuse(error.message) : error
  }
}
