import type { JobsOf } from '../job-parts.ts'
import { untoldAddressesDue } from '../vault/bound-addresses.ts'
import { createCryptoScansDue } from '../vault/crypto-scans.ts'
import { finishCollections, finishCollectionsDue } from './custody/collecting.ts'
import { custodyOf } from './custody/custody-of.ts'
import { screenCases } from './screening/screen-cases.ts'
import { postAddressLetters } from './tell-saved.ts'

/** The jobs of chains: letters about saved addresses, the screening of cases, collections by custody. */
export const chainJobs: JobsOf = parts => {
  const custody = custodyOf(parts)
  return {
    'post-address-letters': { run: postAddressLetters(parts), due: untoldAddressesDue },
    ...(parts.screening && {
      'screen-cases': {
        run: screenCases(parts),
        due: createCryptoScansDue(),
        reads: ['top_ups', 'chain_sends'],
      },
    }),
    ...(custody && {
      'finish-collections': {
        run: finishCollections({ ...parts, custody }, parts.logger),
        due: finishCollectionsDue,
        reads: ['collections'],
      },
    }),
  }
}
