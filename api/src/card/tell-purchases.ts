import { listUnwantedPurchases, type UnwantedPurchase } from '@strongroom/projections/card'
import { Decimal } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { purchasesLetter } from '../vault/mail/card-letters.ts'

/** Holders are not told of purchases older than this, as after a restore from long ago. */
const TOLD_WITHIN_MS = 7 * 86_400_000

/** When it is due (`Job.due`). */
export const purchaseLettersDue = `
  select min(t.created_at) from views.card_transactions t
  where (t.above_limit is not null or t.while_frozen) and t.status = 1
    and t.created_at >= (select now from given) - make_interval(secs => ${TOLD_WITHIN_MS / 1_000})
    and exists (select from private.members m where m.uid = t.uid::bigint)
    and not exists (select from private.card_purchases_told c where c.uid = t.uid::bigint and c.log_id = t.id)`

type TellingParts = Pick<Parts, 'db' | 'members' | 'cardPurchasesTold' | 'catalogue'> & {
  readonly now: () => Date
}

const byMember = (purchases: readonly UnwantedPurchase[]) => Map.groupBy(purchases, ({ uid }) => uid)

/** Tells holders by mail, once, of purchases above their daily limit, and of purchases with a card that they had frozen. */
export const postPurchaseLetters =
  ({ db, members, cardPurchasesTold, catalogue, now }: TellingParts) =>
  async (): Promise<void> => {
    const since = new Date(now().getTime() - TOLD_WITHIN_MS).toISOString()
    const unwanted = await listUnwantedPurchases(db, since)
    const isTold = await cardPurchasesTold.told(unwanted)
    const money = (amount: string, currency: string) => `${atScale(catalogue, currency, amount)} ${currency}`
    for (const [uid, own] of byMember(unwanted.filter(each => !isTold(each)))) {
      const member = await members.byUid(uid)
      const said = own.map(({ amount, currency, settled_on, above_limit, while_frozen }) => ({
        amount: money(new Decimal(amount).abs().toFixed(), currency),
        day: settled_on ?? '',
        limit: above_limit === null ? null : money(above_limit, currency),
        whileFrozen: while_frozen,
      }))
      if (member)
        await cardPurchasesTold.tell(
          uid,
          own.map(({ id }) => id),
          purchasesLetter(member, said),
        )
    }
  }
