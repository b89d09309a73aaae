import * as v from 'valibot'
import { id } from '../words.ts'

/** The ranges of the chart of lag, in minutes: a quarter of an hour, an hour, a day and a week. */
export const lagRanges = [15, 60, 1_440, 10_080] as const
export const lagFilter = v.strictObject({ minutes: v.optional(v.picklist(lagRanges), 15) })

/** How far a read model was behind the log over the last minutes, the oldest first, and how many events it takes a second. */
export const lagRecord = v.object({
  projection: v.string(),
  per_second: v.nullable(v.number()),
  samples: v.array(v.object({ date: v.string(), behind_events: v.number(), behind_ms: v.number() })),
})
export type LagRecord = v.InferOutput<typeof lagRecord>

/** The queues of jobs, the runs that failed, and each periodic job's last run and last failure in any worker. */
export const workRecord = v.object({
  queues: v.array(
    v.object({
      queue: v.string(),
      waiting: v.number(),
      active: v.number(),
      delayed: v.number(),
      failed: v.number(),
      noted_date: v.string(),
    }),
  ),
  /** Failed runs of the last thirty days that were not tried again by hand, the newest first. `about`: the read model that it was to advance. */
  failed: v.array(
    v.object({
      id: v.string(),
      queue: v.string(),
      job: v.string(),
      about: v.string(),
      error: v.string(),
      trace: v.string(),
      failed_date: v.string(),
    }),
  ),
  jobs: v.array(
    v.object({
      job: v.string(),
      runs: v.number(),
      failures: v.number(),
      ran_date: v.string(),
      took_ms: v.number(),
      failed_date: v.nullable(v.string()),
      error: v.nullable(v.string()),
    }),
  ),
})
export type WorkRecord = v.InferOutput<typeof workRecord>
/** A run of a job that failed. */
export const failedRunBody = v.object({ id })

const channel = v.picklist(['mail', 'sms'])

/** Mail and messages to phones: how much waits, and what was tried in vain. `is_kept`: it ends in the development mailbox. */
export const outboxRecord = v.object({
  is_kept: v.boolean(),
  channels: v.array(
    v.object({ channel, waiting: v.number(), failed: v.number(), oldest_date: v.nullable(v.string()) }),
  ),
  unsent: v.array(
    v.object({
      channel,
      id: v.string(),
      about: v.string(),
      tries: v.number(),
      created_date: v.string(),
      next_date: v.string(),
      error: v.nullable(v.string()),
      given_up: v.boolean(),
    }),
  ),
})
export type OutboxRecord = v.InferOutput<typeof outboxRecord>
/** A mail or message that could not be delivered. */
export const resendBody = v.object({ channel, id })

/**
 * A process that said within the last hour that it runs, every ten seconds. `id` is made by the process and names no machine;
 * `migration` is the last that its build has. `missing` was not heard of for half a minute; `older` runs an older build than the
 * newest that runs, or knows fewer migrations than the database has.
 */
export const processRecord = v.object({
  id: v.string(),
  kind: v.picklist(['api', 'workers']),
  state: v.picklist(['current', 'older', 'missing']),
  version: v.string(),
  commit: v.nullable(v.string()),
  migration: v.string(),
  log: v.picklist(['postgresql', 'eventstoredb']),
  queue: v.picklist(['postgresql', 'redis']),
  started_date: v.string(),
  seen_date: v.string(),
})
export type ProcessRecord = v.InferOutput<typeof processRecord>

/**
 * The running platform: its processes, versions with the git commit of the build where it is known, the last migration of each part of the
 * database with the schemas that the part's migrations make, how the log grows, and how its seal and its witnesses stand. Bytes are unknown of
 * an EventStoreDB.
 */
export const platformRecord = v.object({
  version: v.string(),
  commit: v.nullable(v.string()),
  node: v.string(),
  database: v.string(),
  started_date: v.string(),
  processes: v.array(processRecord),
  migrations: v.array(
    v.object({ part: v.string(), schemas: v.array(v.string()), name: v.string(), ran_date: v.string() }),
  ),
  days: v.array(
    v.object({ day: v.string(), events: v.number(), added: v.number(), bytes: v.nullable(v.number()) }),
  ),
  seal: v.nullable(
    v.object({
      size: v.number(),
      signed_date: v.nullable(v.string()),
      checked_size: v.number(),
      checked_date: v.nullable(v.string()),
      stopped: v.boolean(),
      cosignatures: v.number(),
      witnesses: v.array(
        v.object({
          name: v.string(),
          size: v.number(),
          cosigned_date: v.nullable(v.string()),
          error: v.nullable(v.string()),
        }),
      ),
    }),
  ),
})
export type PlatformRecord = v.InferOutput<typeof platformRecord>
