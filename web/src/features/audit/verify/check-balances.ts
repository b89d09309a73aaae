import { checkLiabilityFile, type LiabilityFile, RefusedPath } from '@strongroom/shared'
import type { Checked, Primitives } from './verify-receipt.mjs'

/** The balances of a file, and whether they are inside the sealed totals; otherwise why not. */
export type CheckedBalances = {
  readonly file: LiabilityFile
  /** By currency, as the sealed event says them; none when the file is refused. */
  readonly totals: Readonly<Record<string, string>>
  readonly refused?: RefusedPath['why']
}

/** Checks the balances of a file against the event of its receipt, which has been checked before. */
export const checkBalances = async (
  file: LiabilityFile,
  { event }: Checked,
  { sha256 }: Primitives,
): Promise<CheckedBalances> => {
  const hex = async (text: string) =>
    Array.from(await sha256(new TextEncoder().encode(text)), byte => byte.toString(16).padStart(2, '0')).join(
      '',
    )
  try {
    const totals = await checkLiabilityFile(file, event, hex)
    return { file, totals: Object.fromEntries(totals.map(({ currency, amount }) => [currency, amount])) }
  } catch (error) {
    if (!(error instanceof RefusedPath)) throw error
    return { file, totals: {}, refused: error.why }
  }
}
