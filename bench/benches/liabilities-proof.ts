import { type LiabilitiesProgress, migratePrivate, proveLiabilities } from '@strongroom/api'
import { createLedger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type pg from 'pg'
import type { Line } from '../lib/report.ts'
import type { Work } from '../lib/works.ts'

/** Name of the work, as its line and its rates have it. */
export const liabilities = 'a proof of liabilities, from the first event to the trees kept'

/** Makes everybody a member who has money in the log: a leaf is kept with its owner. */
export const addMembers = async (
  pool: pg.Pool,
  { url, members, firstUid }: { readonly url: string; readonly members: number; readonly firstUid: number },
): Promise<void> => {
  await migratePrivate(url)
  await pool.query(
    `insert into private.members (uid, email, username, user_type, registered, created_at)
     select uid, uid || '@example.com', uid::text, 0, true, now() from generate_series($1::int, $2) as uid`,
    [firstUid, firstUid + members - 1],
  )
}

/** The work, and how long its steps took the last time. */
export const liabilitiesWork = (pool: pg.Pool, log: Log, events: number) => {
  const ledger = createLedger({ log })
  let [leaves, readMs, wholeMs] = [0, 0, 0]
  const work: Work = {
    name: liabilities,
    do: async () => {
      const began = performance.now()
      const onProgress = ({ step, total }: LiabilitiesProgress) => {
        if (step === 'reading') readMs = performance.now() - began
        else leaves = total
      }
      const proof = await proveLiabilities({ db: pool, log, ledger, by: 'bench' }, { onProgress })
      wholeMs = performance.now() - began
      if (!proof) throw new Error('the seeded log owes nobody anything')
      return events
    },
  }
  const steps = (readingMs: number): Line => ({
    bench: 'the last of them: trees of salted leaves joined and kept, time',
    against: 'reading the log without hashing, all of it',
    ratio: (wholeMs - readMs) / readingMs,
    note: `${(wholeMs - readMs).toFixed(0)} ms for ${leaves} nodes, after ${readMs.toFixed(0)} ms of reading`,
  })
  return { work, steps }
}
