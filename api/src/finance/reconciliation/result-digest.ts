import { createHash } from 'node:crypto'
import { Decimal } from '@strongroom/shared'
import type { ItemRow } from '../../vault/statement-items.ts'

/**
 * SHA-256 over a line for each item of a statement, `id day amount currency match rule`, in the order of their code points; an open
 * item has `-` for the last two. Texts of the bank are not in it, so that the digest may stand in the log.
 */
export const digestOf = (items: readonly ItemRow[]): string => {
  const lines = items
    .filter(({ state }) => state !== 'near')
    .map(({ id, booked_on, amount, currency, match, rule }) =>
      [id, booked_on, new Decimal(amount).toFixed(), currency, match ?? '-', rule ?? '-'].join(' '),
    )
  return createHash('sha256')
    .update(`${lines.toSorted().join('\n')}\n`)
    .digest('hex')
}
