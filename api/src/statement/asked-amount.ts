import { fpsWorth } from '@strongroom/ledger/bank'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { MovementRow } from '@strongroom/projections/statement'
import { Decimal } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'

/**
 * The amount that a line is about: the one asked for; of an FPS top-up that waits or was rejected, the worth of what was paid; of a
 * payment to a bank, what the payee gets, without the fee.
 */
export const askedAmount = (catalogue: LiveCatalogue, row: MovementRow): string | null => {
  const { amount, asked, fee, kind, details } = row
  if (kind === 'send-payment')
    return new Decimal(amount)
      .negated()
      .minus(fee ?? '0')
      .toFixed()
  if (asked !== null || kind !== 'fps-top-up' || !details?.hkdAmount || !details.ratio) return asked
  return fpsWorth(details.hkdAmount, details.ratio, currencyOf(catalogue, row.currency)).amount
}
