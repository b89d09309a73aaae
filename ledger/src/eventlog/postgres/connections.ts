/**
 * How many connections to PostgreSQL the parts of a platform hold at most, all in one place: with one API and one workers
 * process they are 40 at the most. Each process of the kind adds its part, and a command, a backup or a scan of the whole log
 * one more for as long as it takes.
 */
export const connections = {
  /** Reads and writes of the API; one of them hears that read models have moved. */
  apiDatabase: 9,
  /** Writes of the API that need not be on the disk before the answer. */
  apiRelaxed: 2,
  /** Read models, reactions and jobs. */
  workersDatabase: 11,
  /** Jobs taken, finished and asked for; one of them hears of new ones. */
  workersQueue: 4,
  /** Says that the workers process lives. */
  workersSession: 1,
  /** Hears that a job has work. */
  workersWakeUps: 1,
  /** Of each process that has the log open. */
  logReaders: 3,
  logWriter: 1,
  logListener: 1,
  /** Of a process that reads its log from the start, while it does. */
  logScan: 1,
} as const
