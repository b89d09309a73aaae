import { isSound, type Prover } from '@strongroom/projections/proof'
import type { Logger } from 'pino'

/** A proof may take up to this share of the time. */
const SHARE = 0.1
/** Milliseconds between two proofs while there is something new, and at rest. */
const NEWS_MS = 5_000
const REST_MS = 60_000

type Paces = { readonly newsMs?: number | undefined; readonly restMs?: number | undefined }

/**
 * Soon after balances or wallets have moved, while something is found, and until the log has been walked through once more since; else
 * once a minute, for what a person may have changed by hand (`Job.due`). The more accounts there are, the longer it rests.
 */
export const proveBalancesDue = ({ newsMs = NEWS_MS, restMs = REST_MS }: Paces = {}): string => `
  select case when p.proven_at is null then 'epoch'::timestamptz
    else p.proven_at + greatest(p.took_ms / ${SHARE}, case
      when p.differences <> '[]' or p.more > 0 or p.chain_checked_at < p.proven_at - make_interval(secs => 5)
        or exists (
          select from views.checkpoint c where c.generation = 'live' and c.projection in ('balances', 'wallets')
            and c.position <> p.position)
      then ${newsMs} else ${restMs} end) * interval '1 millisecond' end
  from (select) one left join views.proof p on true`

/**
 * Proves that balances equal the log; says so loudly when they do not. A turn that comes while this process still proves is over at
 * once: turns that waited would prove one behind another, without a rest.
 */
export const proveBalances = (prover: Prover, logger: Logger) => {
  let isAtWork = false
  const turn = async (): Promise<void> => {
    const proof = await prover.prove()
    const { equal, number, chain, differences, more } = proof
    const isRebuilding = more === 0 && differences.every(({ kind }) => kind === 'rebuilding')
    if (!equal && isRebuilding) logger.info({ number, differences }, 'balances are being built again')
    else if (!equal) logger.error({ number, differences, more }, 'the balances differ from the log')
    else if (!isSound(proof)) logger.error({ chain, differences, more }, 'the log is not as it was written')
    // The others go on, and are signed.
    else if (differences.length > 0) logger.error({ differences, more }, 'streams of the log are not whole')
  }
  return async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      await turn()
    } finally {
      isAtWork = false
    }
  }
}
