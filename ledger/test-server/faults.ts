/** The version of the node to behave like: 23 is 23.10.8, 24 is 24.2.0, 24.10 is its long-term release, 26 is KurrentDB 26.1.0. */
export const nodeVersions = [23, 24, 24.1, 26] as const
/** 24.10 is a number, too: it comes between 24.2 and 26. */
export type NodeVersion = (typeof nodeVersions)[number]

/** The version as it is written: `23`, `24`, `24.10` or `26`. */
export const versionNamed = (name: string): NodeVersion => {
  const version = nodeVersions.find(each => each === Number(name))
  if (!version) throw new Error(`there is no version ${name}: 23, 24, 24.10 or 26`)
  return version
}

/** How the test server misbehaves, and its timings. All of them may be changed while it runs. */
export type Faults = {
  /** A write is stored at once but answered after this long; until then it is in flight. */
  inFlightWriteMs: number
  /** A retry of a write in flight is dropped: answered Timeout after `writeTimeoutMs`. */
  inFlightRetryDropped: boolean
  /** How long a write may take. A real node's is 2,000 ms; tests that wait for it may shorten it. */
  writeTimeoutMs: number
  /** A live subscription with more than 32 undelivered events gets 32 of them, then ABORTED. So does 23.10, not 24. */
  burstDrop: boolean
  /** Accepts everything, stores and answers nothing; live subscriptions pause until it is over. */
  silent: boolean
  /** This many questions for the server's features are answered INTERNAL; true: all. */
  featuresInternalError: number | true
  /** Address of the leader: calls that require one are told it. */
  notLeader: { readonly host: string; readonly port: number } | null
  /** A subscription sends each event twice. */
  duplicateDelivery: boolean
  /** Pause after each event sent. */
  slowReaderMs: number
}

const MIB = 1024 * 1024

/** The most that an append may carry, and an event of it; up to 24.2 an event has no limit of its own. */
export const limitsOf = (
  version: NodeVersion,
): { readonly maxAppendSize: number; readonly maxEventSize?: number } =>
  version < 26
    ? { maxAppendSize: MIB, ...(version > 24 && { maxEventSize: MIB }) }
    : { maxAppendSize: 256 * MIB, maxEventSize: 16 * MIB }

export const defaultFaults = (version: NodeVersion): Faults => ({
  inFlightWriteMs: 1,
  inFlightRetryDropped: true,
  writeTimeoutMs: 2000,
  burstDrop: version < 24,
  silent: false,
  featuresInternalError: 0,
  notLeader: null,
  duplicateDelivery: false,
  slowReaderMs: 0,
})

/** The faults a server starts with. A misspelt one throws, now and later. */
export const faultsOf = (version: NodeVersion, given: Partial<Faults> = {}): Faults =>
  Object.assign(Object.seal(defaultFaults(version)), given)
