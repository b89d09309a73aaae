import * as v from 'valibot'
import { countedBalances } from './contract/liabilities/liabilities.ts'
import { sumOf } from './money.ts'
import { RefusedPath, type Sha256, verifyCounted, verifyTotals } from './sum-tree.ts'

/** The first field of the file that a member downloads; the others are the answer of `/v1/liabilities/mine`. */
export const liabilityFormat = 'strongroom-liabilities@v2'
/** Files of before had one leaf a balance; a program that reads those would not notice that a part of one is there twice. */
const formats = [liabilityFormat, 'strongroom-liabilities@v1'] as const

const liabilityFile = v.object({ format: v.picklist(formats), ...countedBalances.entries })
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

/** A member's balances, each the sum of its parts, in the order in which their currencies come first. */
export const balancesOf = (counted: readonly Balance[]): readonly Balance[] =>
  [...Map.groupBy(counted, ({ currency }) => currency)].map(([currency, parts]) => ({
    currency,
    amount: parts.reduce((sum, { amount }) => sumOf(sum, amount), '0'),
  }))
type Balance = { readonly currency: string; readonly amount: string }

/**
 * Checks that every part of a balance in a file is inside the totals of the sealed event, none of them twice, and answers with
 * those. That the event is sealed has to be checked besides, by the receipt in the file. Throws `RefusedPath`.
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
  if (new Set(counted.map(({ leaf }) => leaf)).size < counted.length)
    throw new RefusedPath('twice', 'A part of a balance is there twice')
  for (const each of counted) await verifyCounted({ uid, counted: each }, output.totals, sha256)
  return output.totals
}
