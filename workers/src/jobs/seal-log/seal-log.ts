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

/** Milliseconds between two turns while the log grows or is held against its seal, and between two rounds at rest. */
const NEWS_MS = 10_000
const REST_MS = 60_000

type Paces = { readonly newsMs?: number | undefined; readonly restMs?: number | undefined }

/** Soon after the log has grown, and as long as a round of checks is under way; else once a minute (`Job.due`). */
export const sealLogDue = ({ newsMs = NEWS_MS, restMs = REST_MS }: Paces = {}): string => `
  select coalesce(turned_at, 'epoch') + case
    when turned_at is null or fault is null and (position <> (select head from given) or round_size > 0) then ${newsMs}
    else ${restMs} end * interval '1 millisecond'
  from seal.tree`

/** Seals the log's new events. Where that cannot be done it says so when it finds it, and signs nothing. */
export const sealLog = ({ config, pool, log, logger, now, stopping }: Parts) => {
  const sealer = createSealer({ ...sealKeysOf(config), pool, log, now, stopping })
  let said = ''
  return async (): Promise<void> => {
    const fault = await sealer.turn()
    const isSaid = said === JSON.stringify(fault ?? '')
    said = JSON.stringify(fault ?? '')
    if (fault && !isSaid)
      logger.error({ fault }, 'the log is not as it was sealed; nothing is signed any more')
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
