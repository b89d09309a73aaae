import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { givenFor, type Swap, type SwapQuote, swappable } from '@strongroom/ledger/swap'
import { walletDecider } from '@strongroom/ledger/wallet'
import { getSwap, listSwaps, type SwapRow } from '@strongroom/projections/swap'
import { contract, wire } from '@strongroom/shared'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { currencyOf, isShown } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { preview } from '../platform/money/preview.ts'
import { searched } from '../vault/searched.ts'
import { swapPrice } from './swap-prices.ts'
import { swapCsv } from './words.ts'

type Terms = { readonly source: string; readonly target: string; readonly sourceAmount: string }

/** An empty quote in place of a forgotten one, so that a repeated swap still finds its first answer. */
const forgotten = (terms: Terms): SwapQuote => ({ ...terms, rate: '0', feeRate: '0', expiresAt: '' })

const memberOf = async ({ ledger }: Parts, uid: string) => (await ledger.load(memberDecider, uid)).state

/** The command that swaps under a quote; without one, at the price of now. */
export const swapCommand = async (
  parts: Parts,
  uid: string,
  swapId: string,
  terms: Terms,
  quote: SwapQuote | undefined,
  now: Date,
) => {
  const { state } = await parts.ledger.load(memberDecider, uid)
  const price = swapPrice(parts.catalogue, terms, state)
  return {
    type: 'Swap',
    input: { swapId, ...terms },
    given: {
      verified: state.kyc === 1,
      source: currencyOf(parts.catalogue, terms.source),
      target: currencyOf(parts.catalogue, terms.target),
      quote: quote ?? (price ? { ...terms, ...price, expiresAt: now.toISOString() } : forgotten(terms)),
      price,
      now: now.toISOString(),
    },
  } as const satisfies Swap
}

const recordOf = recordFrom<SwapRow>()(wire.swapRecord, {
  as: { sourceAmount: 'source_amount', receivedAmount: 'received_amount', feeRate: 'fee_rate' },
  scaled: { sourceAmount: 'source', receivedAmount: 'target', fee: 'source' },
})

type Asked = Pick<Terms, 'source' | 'target'> & {
  readonly sourceAmount?: string | undefined
  readonly receivedAmount?: string | undefined
}

/** The terms of a swap as asked for; a pair that is not offered is for the decision to refuse. */
const termsOf = async (parts: Parts, uid: string, { source, target, ...asked }: Asked) => {
  const pair = { source, target }
  if (asked.receivedAmount === undefined)
    return { terms: { ...pair, sourceAmount: asked.sourceAmount ?? '0' } }
  const { catalogue } = parts
  const price = swapPrice(catalogue, pair, await memberOf(parts, uid))
  if (!price) return { terms: { ...pair, sourceAmount: '0' } }
  const currencies = { source: currencyOf(catalogue, source), target: currencyOf(catalogue, target) }
  const found = givenFor(asked.receivedAmount, currencies, price)
  return 'refusal' in found ? found : { terms: { ...pair, sourceAmount: found.given.amount } }
}

const check = implement(contract.swap.check, {
  // A screen asks anew while an amount is typed, and when a quote has run out.
  limits: ({ session }) => [{ key: `swap previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body, session: { uid }, now }, parts) => {
    const by = await termsOf(parts, uid, body)
    if ('refusal' in by) return refusalOf(by.refusal)
    const command = await swapCommand(parts, uid, 'preview', by.terms, undefined, now)
    // The preview is the decision itself, taken without writing it down.
    const found = await preview(parts, uid, command, 'SwapSettled')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { source, target, sourceAmount, receivedAmount, feeRate, fee, rate } = found.fact
    const quote = await parts.quotes.add(uid, { source, target, sourceAmount, rate, feeRate }, now)
    const terms = { source, target, sourceAmount, receivedAmount, feeRate, fee, rate }
    return one({ ...terms, quoteId: quote.id, expiresAt: quote.expiresAt })
  },
})

const make = implement(contract.swap.make, {
  handler: async (ask, parts) => {
    const { quotes, ledger, catalogue } = parts
    const { quoteId, ...terms } = ask.body
    const { uid } = ask.session
    // A quote is used once: without a key of the client's, it is the key.
    const commandId = ask.keyed ? ask.commandId : derivedId('quote', uid, quoteId)
    const used = await quotes.use(uid, quoteId, commandId)
    if (used === 'by-another') return refused('QUOTE_USED', msg`This quote has been used, please check again`)
    const command = await swapCommand(parts, uid, commandId, terms, used?.quote ?? forgotten(terms), ask.now)
    const outcome = await ledger.handle(walletDecider, uid, asked({ ...ask, commandId }, command, catalogue))
    if (outcome.kind === 'refused') {
      await used?.release()
      return refusalOf(outcome.refusal)
    }
    ask.moved(outcome.position)
    const [event] = outcome.events
    if (event?.data.type !== 'SwapSettled') throw new Error('a swap settles or is refused')
    const { type: _, legs: __, swapId, ...record } = event.data
    return one({ id: swapId, ...record, created_date: event.metadata.at })
  },
})

const list = implement(contract.swap.list, {
  csv: swapCsv,
  handler: async ({ session, filter }, parts) => {
    const { rows: found, total } = await listSwaps(parts.db, { ...filter, uid: session.uid })
    return page({ rows: found.map(row => recordOf(parts, row)), total })
  },
})

const log = implement(contract.swap.log, {
  csv: swapCsv,
  handler: async ({ session, filter }, parts) => {
    const { db, members } = parts
    const uid = session.admin ? filter.uid : session.uid
    const { rows: found, total } = await listSwaps(db, { ...(await searched(members, filter)), uid })
    const names = await members.namesOf(found.map(row => row.uid))
    return page({
      rows: found.map(row => ({ ...recordOf(parts, row), uid: row.uid, ...names(row.uid) })),
      total,
    })
  },
})

const oneSwap = implement(contract.swap.one, {
  handler: async ({ session, params }, parts) => {
    const found = await getSwap(parts.db, session.uid, params.id)
    if (!found) throw HttpError.unknown()
    return one(recordOf(parts, found))
  },
})

const currencies = implement(contract.swap.currencies, {
  handler: async ({ session }, parts) => {
    const { catalogue } = parts
    const member = await memberOf(parts, session.uid)
    const shown = swappable.filter(code => isShown(catalogue, code))
    return rows(
      shown.map(source => ({
        currency: source,
        currency_name: catalogue.get('currency', source)?.currency_name ?? source,
        targets: shown.filter(target => swapPrice(catalogue, { source, target }, member)),
      })),
    )
  },
})

const rateOf = implement(contract.swap.rateOf, {
  handler: async ({ session, body: { uid = session.uid, source, target } }, parts) => {
    if (uid !== session.uid && !session.admin) throw HttpError.forbidden()
    const price = swapPrice(parts.catalogue, { source, target }, await memberOf(parts, uid))
    return price ? one({ source, target, ...price }) : refusalOf({ kind: 'not-swappable', source, target })
  },
})

/** Swaps between USD and the stablecoins. */
export const swaps: readonly Call[] = [check, make, list, log, oneSwap, currencies, rateOf]
