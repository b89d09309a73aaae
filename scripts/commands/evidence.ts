import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createFileStores, gatherEvidence, mostEvents, openFiles } from '@strongroom/api'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { progressLine } from './progress.ts'
import { writeNew } from './write-new.ts'

/** The script that checks a pack, and stands in it: the folder of its source, so that no web client has to be built. */
const verifiers = fileURLToPath(new URL('../../web/src/features/audit/verify', import.meta.url))

/** Gathers the evidence about a member or a period, as auditors do on screen. */
export const evidence: Command = {
  usage: 'evidence <options>',
  about: 'gather sealed events, proofs and hashes of files in a zip archive, with the script that checks it',
  options: {
    '--member UID': 'only what concerns this member',
    '--from DAY': 'from the beginning of this day in UTC, as in 2026-11-01; without it, from the first event',
    '--to DAY': 'to the end of this day; without it, to the last event',
    '--output FILE': 'name of the archive; without it, one by its days',
  },
  examples: ['evidence --member 100046 --from 2026-10-01 --to 2026-10-31'],
  run: async (platform, args) => {
    const { output, ...asked } = readArgs(args)
    const { bytes, count, name } = await gathered(platform, asked)
    const file = output ?? name
    await write(bytes, file)
    console.log(`${file} has ${counted(count, 'event')}. Check it with the public key of the log (/log/key):`)
    console.log(`  node verify-evidence.mjs ${file} --key VKEY`)
    return 0
  },
}

type Asked = Pick<Parameters<typeof gatherEvidence>[1], 'uid' | 'from' | 'to'>

const gathered = async ({ config, pool }: Platform, asked: Asked) => {
  const files = await openFiles(config)
  const { uploads } = createFileStores({ db: pool, files, secretKey: config.secretKey })
  const found = await gatherEvidence(
    { db: pool, uploads, webDirectory: verifiers },
    { ...asked, now: new Date(), address: config.publicUrl, most: mostEvents.ofCommand },
  )
  if (found.kind === 'not-sealed')
    throw new Misuse('Nothing has been sealed yet. The workers seal the log every ten seconds')
  if (found.kind === 'nothing') throw new Misuse('There are no sealed events of these days')
  if (found.kind === 'too-many')
    throw new Misuse(
      `These are ${found.count} events, and a pack holds ${mostEvents.ofCommand}. Choose fewer days`,
    )
  return found
}

/** A file that is there already is refused: it may be evidence. */
const write = async (bytes: ReadableStream<Uint8Array>, file: string): Promise<void> => {
  const show = progressLine()
  let written = 0
  await writeNew(bytes, file, sofar => {
    written = sofar
    show(`${counted(written, 'byte')} written`)
  })
  show(`${counted(written, 'byte')} written`, { last: true })
}

const readArgs = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      member: { type: 'string' },
      output: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const { member: uid, from, to, output } = values
  for (const [name, given] of Object.entries({ from, to }))
    if (given !== undefined && !isDay(given)) throw new Misuse(`--${name} is a day in UTC, as in 2026-11-01`)
  return { uid, from, to, output }
}

/** 30 February would be read as 2 March. */
const isDay = (given: string) =>
  /^\d{4}-\d\d-\d\d$/.test(given) && new Date(Date.parse(given) || 0).toISOString().startsWith(given)
