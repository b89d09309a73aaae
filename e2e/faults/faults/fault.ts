import type { Cluster } from '../../lib/cluster.ts'
import type { Random } from '../random.ts'

/** One way the world hurts the platform. */
export type Fault = {
  readonly name: string
  /** Left out: every platform can be hurt so. */
  readonly needs?: (platform: Cluster) => unknown
  /**
   * It has healed its damage when its promise settles. A text it resolves with has been seen to happen, and goes into the
   * report.
   */
  readonly strike: (platform: Cluster, random: Random) => Promise<unknown>
}
