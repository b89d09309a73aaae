import { microBatch } from '@strongroom/ledger/eventlog/tools'
import type { PriceSource } from '@strongroom/projections/catalogue'
import { getWalletsOf } from '@strongroom/projections/wallet'
import { cardProcessorOf } from './card/processor/processor-of.ts'
import { custodyOf } from './chain/custody/custody-of.ts'
import { screeningOf } from './chain/screening/screening-of.ts'
import type { Dependencies, Parts } from './dependencies.ts'
import { agentGroupsOf } from './office/agent-groups.ts'
import { serviceStateOf } from './operations/service/service-state.ts'
import { bound } from './vault/bound.ts'
import * as accountLogs from './vault/logs.ts'
import { platformPrices } from './vault/platform-prices.ts'
import type { Sessions } from './vault/sessions.ts'
import { createFileStores, type Stores } from './vault/stores.ts'

/** The calls' dependencies, made once for a process, or for a job that reads lists in a snapshot of its own. */
export const partsOf = (
  deps: Dependencies,
  sessions: Sessions,
  stores: Stores,
  prices: PriceSource = platformPrices(deps),
): Parts => {
  const { config, db, files } = deps
  return {
    ...deps,
    ...stores,
    sessions,
    ...createFileStores({ db, files, secretKey: config.secretKey }),
    accountLogs: bound(accountLogs, { db, mailbox: config.devMailbox && !config.production }),
    walletsOf: microBatch((uids: readonly string[]) => getWalletsOf(db, uids)),
    prices,
    serviceState: serviceStateOf({ ...deps, ...stores }),
    custody: custodyOf(deps),
    screening: screeningOf(config),
    cardProcessor: cardProcessorOf(config),
    agentGroups: agentGroupsOf(config),
  }
}
