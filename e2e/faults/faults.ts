import type { Cluster } from '../lib/cluster.ts'
import { clocks } from './faults/clocks.ts'
import { connections } from './faults/connections.ts'
import { deliveries } from './faults/deliveries.ts'
import type { Fault } from './faults/fault.ts'
import { processes } from './faults/processes.ts'
import { stores } from './faults/stores.ts'

/** Every way the world hurts a platform of this kind. A new one is an entry in one of these lists. */
export const faultsFor = (platform: Cluster): readonly Fault[] =>
  [...processes, ...stores, ...connections, ...deliveries, ...clocks].filter(
    ({ needs }) => !needs || needs(platform),
  )
