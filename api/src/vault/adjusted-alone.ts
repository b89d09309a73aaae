import type { Pool } from 'pg'

type Share = { readonly uid: string; readonly day: string; readonly worth: string }

/**
 * The worth each administrator has adjusted without a second one, by day (UTC).
 * The database counts it, so that several adjustments at once cannot pass the limit.
 */
export const createAdjustedAlone = (db: Pool) => ({
  /** Counts an adjustment. False, and nothing counted, when the day's would then be worth more than `most`. */
  take: async ({ uid, day, worth }: Share, most: string): Promise<boolean> => {
    const { rowCount } = await db.query(
      `insert into private.adjusted_alone as counted (uid, day, worth) select $1, $2, $3::numeric where $3::numeric <= $4::numeric
       on conflict (uid, day) do update set worth = counted.worth + $3::numeric
       where counted.worth + $3::numeric <= $4::numeric`,
      [uid, day, worth, most],
    )
    return rowCount === 1
  },

  /** Gives back what was counted for an adjustment that was refused after all. */
  giveBack: async ({ uid, day, worth }: Share): Promise<void> => {
    await db.query(
      'update private.adjusted_alone set worth = worth - $3::numeric where uid = $1 and day = $2',
      [uid, day, worth],
    )
  },
})
