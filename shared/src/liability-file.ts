import * as v from 'valibot'
import { countedBalances } from './contract/liabilities/liabilities.ts'
import { RefusedPath, type Sha256, verifyCounted, verifyTotals } from './sum-tree.ts'

/** The first field of the file that a member downloads; the others are the answer of `/v1/liabilities/mine`. */
export const liabilityFormat = 'strongroom-liabilities@v1'

const liabilityFile = v.object({ format: v.literal(liabilityFormat), ...countedBalances.entries })
export type LiabilityFile = v.InferOutput<typeof liabilityFile>

/** Reads such a file; nothing when a text is none. */
export const readLiabilityFile = (text: string): LiabilityFile | undefined => {
  try {
    const { success, output } = v.safeParse(liabilityFile, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The sealed event as its own bytes say it. */
type SealedEvent = { readonly type: string; readonly data: unknown }

const sealed = v.object({
  root: v.string(),
  totals: v.array(v.object({ currency: v.string(), amount: v.string(), root: v.string() })),
})
type Sealed = v.InferOutput<typeof sealed>

/**
 * Checks that every balance in a file is inside the totals of the sealed event, and answers with those. That the event is sealed
 * has to be checked besides, by the receipt in the file. Throws `RefusedPath`.
 */
export const checkLiabilityFile = async (
  { uid, counted }: LiabilityFile,
  event: SealedEvent | undefined,
  sha256: Sha256,
): Promise<Sealed['totals']> => {
  const { success, output } = v.safeParse(sealed, event?.data)
  if (!success || event?.type !== 'LiabilitiesProven')
    throw new RefusedPath('event', 'The receipt is not of a proof of liabilities')
  await verifyTotals(output.totals, output.root, sha256)
  for (const each of counted) await verifyCounted({ uid, counted: each }, output.totals, sha256)
  return output.totals
}
