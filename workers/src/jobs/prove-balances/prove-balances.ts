import { isSound, type Prover } from '@strongroom/projections/proof'
import type { Logger } from 'pino'

/** A proof may take up to this share of the time. */
const SHARE = 0.1

/**
 * Proves that balances equal the log; says so loudly when they do not. The more accounts there are, the longer it rests. A turn
 * that comes while this process still proves is over at once: turns that waited would prove one behind another, without a rest.
 */
export const proveBalances = (prover: Prover, logger: Logger) => {
  let restUntil = 0
  let isAtWork = false
  const turn = async (): Promise<void> => {
    const proof = await prover.prove()
    restUntil = performance.now() + proof.tookMs / SHARE
    const { equal, number, chain, differences, more } = proof
    if (!equal) logger.error({ number, differences, more }, 'the balances differ from the log')
    else if (!isSound(proof)) logger.error({ chain, differences, more }, 'the log is not as it was written')
  }
  return async (): Promise<void> => {
    if (isAtWork || performance.now() < restUntil) return
    isAtWork = true
    try {
      await turn()
    } finally {
      isAtWork = false
    }
  }
}
