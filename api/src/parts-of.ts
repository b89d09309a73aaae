import { microBatch } from '@strongroom/ledger/eventlog/tools'
import { pricesOf } from '@strongroom/projections/catalogue'
import { getWalletsOf } from '@strongroom/projections/wallet'
import { custodyOf } from './chain/custody/custody-of.ts'
import { screeningOf } from './chain/screening/screening-of.ts'
import type { Dependencies, Parts } from './dependencies.ts'
import { agentGroupsOf } from './office/agent-groups.ts'
import { createDeletions } from './vault/deletions.ts'
import { createKycForms } from './vault/kyc-forms.ts'
import { createLogs } from './vault/logs.ts'
import { createPictures } from './vault/pictures.ts'
import type { Sessions } from './vault/sessions.ts'
import type { Stores } from './vault/stores.ts'
import { createUploads } from './vault/uploads.ts'

/** The calls' dependencies, made once for a process, or for a job that reads lists in a snapshot of its own. */
export const partsOf = (deps: Dependencies, sessions: Sessions, stores: Stores): Parts => {
  const { config, db, files } = deps
  return {
    ...deps,
    ...stores,
    sessions,
    uploads: createUploads(db, files),
    pictures: createPictures(db, files),
    kycForms: createKycForms(db, files, config.secretKey),
    deletions: createDeletions(db, files),
    accountLogs: createLogs(db, { mailbox: config.devMailbox && !config.production }),
    walletsOf: microBatch((uids: readonly string[]) => getWalletsOf(db, uids)),
    prices: pricesOf(deps),
    custody: custodyOf(deps),
    screening: screeningOf(config),
    agentGroups: agentGroupsOf(config),
  }
}
