import type { Log } from '@strongroom/ledger/eventlog/log'
import { parseVerifierKey, secretBytes, signingKey } from '@strongroom/ledger/eventlog/seal'
import { createSealer, type SealerParts } from '@strongroom/projections/seal'
import type { SealConfig } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

type Parts = {
  readonly config: SealConfig
  readonly pool: Pool
  readonly log: Log
  readonly logger: Logger
  readonly now: () => Date
  readonly stopping: AbortSignal
}

/** Seals the log's new events. Where that cannot be done it says so in every turn, and signs nothing. */
export const sealLog = ({ config, pool, log, logger, now, stopping }: Parts) => {
  const sealer = createSealer({ ...sealKeysOf(config), pool, log, now, stopping })
  return async (): Promise<void> => {
    const fault = await sealer.turn()
    if (fault) logger.error({ fault }, 'the log is not as it was sealed; nothing is signed any more')
  }
}

/** The keys of the configuration. Throws `MalformedKey` for a line that is none. */
const sealKeysOf = ({
  sealKey,
  sealOrigin,
  sealKeysBefore,
  witnesses,
}: SealConfig): Pick<SealerParts, 'signer' | 'formerKeys' | 'witnesses'> => ({
  signer: signingKey(sealOrigin, 'note', secretBytes(sealKey)),
  formerKeys: sealKeysBefore.map(parseVerifierKey),
  witnesses: witnesses.map(({ key, url }) => ({ key: parseVerifierKey(key), url })),
})
