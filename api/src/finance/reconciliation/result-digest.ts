import { createHash } from 'node:crypto'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import { Decimal } from '@strongroom/shared'
import type { ItemRow } from '../../vault/statement-items.ts'

/**
 * SHA-256 over a line for each item of a statement, `id day amount currency match rule`, in the order of their code points, which is
 * that of their ids, in which the items have to come; an open item has `-` for the last two. Texts of the bank are not in it, so
 * that the digest may stand in the log.
 */
export const digestOf = async (items: readonly ItemRow[]): Promise<string> => {
  const digest = createHash('sha256')
  let written = 0
  await inSlices(items, ({ state, id, booked_on, amount, currency, match, rule }) => {
    if (state === 'near') return
    const line = [id, booked_on, new Decimal(amount).toFixed(), currency, match ?? '-', rule ?? '-'].join(' ')
    digest.update(written++ === 0 ? line : `\n${line}`)
  })
  return digest.update('\n').digest('hex')
}
