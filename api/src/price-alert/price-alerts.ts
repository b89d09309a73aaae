import { contract, Decimal, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { isShown } from '../command/money.ts'
import { done, one, type Reply, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { PriceAlertRow } from '../vault/price-alerts.ts'

const dayMs = 86_400_000
/** A member's alerts fit on a screen, and are looked at each time a price is noted. */
const mostAlerts = 20

type Terms = Pick<wire.PriceAlert, 'kind' | 'base' | 'target' | 'direction' | 'price'>

/** Whether the house trades the pair, or swaps it, at present. */
const isOffered = ({ catalogue }: Parts, { kind, base, target }: Terms): boolean => {
  const entry = catalogue.get(kind === 'swap' ? 'swap-rate' : 'trade-pair', `${base}-${target}`)
  return entry?.status === 1 && isShown(catalogue, base) && isShown(catalogue, target)
}

/** Why nobody can be told of such a price: it is not offered, or it is there already. */
const whyNot = async (parts: Parts, terms: Terms): Promise<Reply | undefined> => {
  const { base, target, direction, price } = terms
  if (!isOffered(parts, terms)) return refused('PAIR_NOT_OFFERED', msg`This pair is not offered`)
  // Asking notes the prices, so that the alert is held against those of now.
  await parts.prices([base, target])
  const now = await parts.priceAlerts.priceOf(terms)
  if (now === null) return undefined
  const isReached = direction === 'above' ? new Decimal(now).gte(price) : new Decimal(now).lte(price)
  return isReached
    ? refused('ALERT_REACHED', msg`The price is at this limit already`, { price: now, currency: target })
    : undefined
}

const save = implement(contract.priceAlert.save, {
  limits: ({ session }) => [{ key: `price alerts ${session?.uid}`, most: 120, seconds: 3600 }],
  handler: async ({ session: { uid }, body, commandId, now }, parts) => {
    const { id = commandId, days, repeats, ...terms } = body
    // The price may have arrived since the first time.
    if (await parts.priceAlerts.isSavedBy(uid, id, commandId)) return one({ id })
    const why = await whyNot(parts, terms)
    if (why) return why
    const alert = {
      id,
      ...terms,
      repeats: repeats === 1,
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * dayMs),
    }
    if (body.id !== undefined)
      return (await parts.priceAlerts.change(uid, alert, commandId))
        ? one({ id })
        : refused('ALERT_UNKNOWN', msg`There is no such alert`)
    return (await parts.priceAlerts.add(uid, alert, mostAlerts))
      ? one({ id })
      : refused('TOO_MANY_ALERTS', msg`There are as many alerts as may be`, { most: String(mostAlerts) })
  },
})

const remove = implement(contract.priceAlert.remove, {
  handler: async ({ session, body: { id } }, { priceAlerts }) => {
    await priceAlerts.remove(session.uid, id)
    return done()
  },
})

const recordOf = ({ repeats, expires_at, told_at, created_at, ...row }: PriceAlertRow): wire.PriceAlert => ({
  ...row,
  repeats: repeats ? 1 : 0,
  expires_date: expires_at,
  told_date: told_at,
  created_date: created_at,
})

const list = implement(contract.priceAlert.list, {
  handler: async ({ session, now }, { priceAlerts }) =>
    rows((await priceAlerts.of(session.uid, now)).map(recordOf)),
})

/** Prices and rates of which members want to be told. */
export const priceAlertCalls: readonly Call[] = [list, save, remove]
