/**
 * How long each part waits at most, in milliseconds. Each is shorter than the one around it, so that whoever waits hears from the
 * part that knows, and not from one that has lost patience. `scripts/README.md` has the table, `scripts/limits.test.ts` holds the order.
 */
export const limitsMs = {
  /** A read for its read models. */
  readModels: 1_000,
  /** A check of `/readyz`. */
  readiness: 2_000,
  /** One connection of the proxy to a process of the API. */
  connect: 2_000,
  /** The opening of a connection to the database that a process keeps: a busy processor takes its time, and a cut-off try only costs another. */
  database: 30_000,
  /** An append to the log, with all its tries. */
  append: 15_000,
  /** The time that a member's or administrator's call takes; a command that goes on is then answered as unknown, a read is not answered. */
  call: 17_000,
  /** A call of the web client. */
  client: 20_000,
  /** One that the contract says takes long. */
  longClient: 60_000,
  /** The proxy, between two parts of an answer. */
  proxy: 75_000,
  /** A file that is sent or fetched, by the web client. Parts of it come all the time. */
  file: 600_000,
} as const
