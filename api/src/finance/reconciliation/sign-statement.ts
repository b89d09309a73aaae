import { reconciliationDecider } from '@strongroom/ledger/finance'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { asked } from '../../command/asking.ts'
import { refusalOf } from '../../command/refusals.ts'
import { done, type Reply, refused } from '../../command/replies.ts'
import { implement } from '../../http/call.ts'
import type { ItemRow } from '../../vault/statement-items.ts'
import { changing } from './items.ts'
import { digestOf } from './result-digest.ts'
import { closed } from './statements.ts'

/** An open item without a note, and an entry of which log and read model differ without one. */
const isUnexplained = ({ state, side, shown, amount, note }: ItemRow): boolean =>
  !note && (state === 'open' || (side === 'entry' && shown !== amount))

/** Signs a result off: its digest is an event first, so that the seal covers it, and the statement is closed then. */
export const signStatement = implement(contract.finance.signStatement, {
  handler: (ask, parts): Promise<Reply> =>
    changing(async () => {
      const found = await parts.statements.one(ask.body.statement)
      const { id, account, first_day: first, last_day: last } = found ?? {}
      if (!id || !account || !first || !last) return closed(found?.status)
      let reply: Reply = done()
      await parts.statementItems.sign(id, ask.session.uid, async items => {
        const unexplained = items.filter(isUnexplained).length
        if (unexplained > 0) {
          reply = refused(
            'ITEMS_UNEXPLAINED',
            msg`Open items need a note before the statement is signed off`,
            {
              items: String(unexplained),
            },
          )
          return undefined
        }
        const digest = await digestOf(items)
        const count = (side: string, open = false) =>
          items.filter(
            each => each.side === side && each.state !== 'near' && (!open || each.state === 'open'),
          ).length
        const input = {
          statementId: id,
          account,
          first,
          last,
          digest,
          lines: count('line'),
          entries: count('entry'),
          open: count('line', true) + count('entry', true),
        }
        const command = { type: 'SignStatement', input } as const
        const outcome = await parts.ledger.handle(
          reconciliationDecider,
          id,
          asked(ask, command, parts.catalogue),
        )
        if (outcome.kind === 'refused') {
          reply = refusalOf(outcome.refusal)
          return undefined
        }
        ask.moved(outcome.position)
        return digest
      })
      return reply
    }),
})
