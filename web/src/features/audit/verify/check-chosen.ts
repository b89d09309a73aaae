import { readLiabilityFile } from '@strongroom/shared'
import { type CheckedBalances, checkBalances } from './check-balances.ts'
import { findPrimitives } from './primitives.ts'
import { type Checked, checkReceipt } from './verify-receipt.mjs'

/** The checks of a receipt, and of the balances that stand beside it in a proof of liabilities. */
export type CheckedFile = Checked & { readonly balances?: CheckedBalances }

type Keys = { readonly key: string; readonly witnesses: readonly string[] }

/** Checks a receipt, or a proof of liabilities, which carries the receipt of its event. */
export const checkFile = async (bytes: Uint8Array, keys: Keys): Promise<CheckedFile> => {
  const primitives = await findPrimitives()
  const liability = readLiabilityFile(new TextDecoder().decode(bytes))
  if (!liability) return checkReceipt(bytes, { ...keys, primitives })
  const receipt = new TextEncoder().encode(liability.receipt.proof)
  const checked = await checkReceipt(receipt, { ...keys, primitives })
  return { ...checked, balances: await checkBalances(liability, checked, primitives) }
}
