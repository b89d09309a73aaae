import { parseVerifierKey, secretBytes, signingKey, type VerifierKey } from '@strongroom/ledger/eventlog/seal'
import { rebuildSeal, sealStanding } from '@strongroom/projections/seal'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { progressLine } from './progress.ts'
import { faultLine } from './seal-lines.ts'

/** The public keys that may have signed the last checkpoint. */
export const sealKeysOf = ({ config }: Pick<Platform, 'config'>): readonly VerifierKey[] => [
  signingKey(config.sealOrigin, 'note', secretBytes(config.sealKey)).key,
  ...config.sealKeysBefore.map(parseVerifierKey),
]

/** Makes the tiles of the sealed log anew. When they hold the tree that was signed last, sealing goes on. */
export const logSeal: Command = {
  usage: 'log seal',
  about: 'make the hashes of the sealed log anew, and let sealing go on if they hold what was signed last',
  needsKeys: true,
  run: async platform => {
    const { pool, log } = platform
    if (!(await sealStanding(pool)))
      throw new Misuse('This database is older than the seal: start the API once')
    const show = progressLine()
    const { size, fault } = await rebuildSeal({
      pool,
      log,
      keys: sealKeysOf(platform),
      onProgress: events => show(counted(events, 'event')),
    })
    show(`${counted(size, 'event')} in the tree`, { last: true })
    console.log(
      fault
        ? `The log is not as it was sealed: ${faultLine(fault)}`
        : 'The tree holds what was signed last; the workers sign what is new',
    )
    return fault ? 1 : 0
  },
}
