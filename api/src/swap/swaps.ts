import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { type Swap, type SwapQuote, swappable } from '@strongroom/ledger/swap'
import { walletDecider } from '@strongroom/ledger/wallet'
import { getSwap, listSwaps, type SwapRow } from '@strongroom/projections/swap'
import { type Currency, contract, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, isShown } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, refused, rows } from '../http/replies.ts'
import { swapCsv } from './csv-words.ts'
import { swapPrice } from './swap-prices.ts'

type Terms = { readonly source: string; readonly target: string; readonly sourceAmount: string }

/** A quote nobody gave: what a forgotten one is decided with, so that a repeated swap still finds its first answer. */
const forgotten = (terms: Terms): SwapQuote => ({ ...terms, rate: '0', feeRate: '0', expiresAt: '' })

/** Swaps between USD and the stablecoins. */
export const swaps = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, quotes, members } = parts

  const currencyOf = (code: string): Currency => catalogue.currency(code) ?? { code, scale: 0 }
  const levelOf = async (uid: string) => (await ledger.load(memberDecider, uid)).state.vipLevel

  const commandOf = async (
    uid: string,
    swapId: string,
    terms: Terms,
    quote: SwapQuote | undefined,
    now: Date,
  ) => {
    const { state } = await ledger.load(memberDecider, uid)
    const price = swapPrice(catalogue, terms, state.vipLevel)
    return {
      type: 'Swap',
      input: { swapId, ...terms },
      given: {
        verified: state.kyc === 1,
        source: currencyOf(terms.source),
        target: currencyOf(terms.target),
        quote: quote ?? (price ? { ...terms, ...price, expiresAt: now.toISOString() } : forgotten(terms)),
        price,
        now: now.toISOString(),
      },
    } as const satisfies Swap
  }

  const recordOf = (row: SwapRow): wire.SwapRecord => ({
    id: row.id,
    source: row.source,
    target: row.target,
    sourceAmount: atScale(catalogue, row.source, row.source_amount),
    receivedAmount: atScale(catalogue, row.target, row.received_amount),
    feeRate: row.fee_rate,
    fee: atScale(catalogue, row.source, row.fee),
    rate: row.rate,
    created_date: row.created_at,
  })

  return [
    implement(contract.swap.check, {
      // A screen asks anew while an amount is typed, and when a quote has run out.
      limits: ({ session }) => [{ key: `swap previews ${session?.uid}`, most: 600, seconds: 600 }],
      handler: async ({ body, session: { uid }, now }) => {
        // The preview is the decision itself, taken without writing it down.
        const command = await commandOf(uid, 'preview', body, undefined, now)
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(command, state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const [fact] = decision.facts
        if (fact?.type !== 'SwapSettled') throw new Error('a swap settles or is refused')
        const { source, target, sourceAmount, receivedAmount, feeRate, fee, rate } = fact
        const quote = await quotes.add(uid, { source, target, sourceAmount, rate, feeRate }, now)
        const terms = { source, target, sourceAmount, receivedAmount, feeRate, fee, rate }
        return one({ ...terms, quoteId: quote.id, expiresAt: quote.expiresAt })
      },
    }),

    implement(contract.swap.make, {
      handler: async ask => {
        const { quoteId, ...terms } = ask.body
        const { uid } = ask.session
        // A quote is used once: without a key of the client's, it is the key.
        const commandId = ask.keyed ? ask.commandId : derivedId('quote', uid, quoteId)
        const used = await quotes.use(uid, quoteId, commandId)
        if (used === 'by-another')
          return refused('QUOTE_USED', 'This quote has been used, please check again')
        const command = await commandOf(uid, commandId, terms, used?.quote ?? forgotten(terms), ask.now)
        const outcome = await ledger.handle(
          walletDecider,
          uid,
          asked({ ...ask, commandId }, command, catalogue),
        )
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
    }),

    implement(contract.swap.list, {
      csv: swapCsv,
      handler: async ({ session, filter }) => {
        const { rows: found, total } = await listSwaps(db, { ...filter, uid: session.uid })
        return page({ rows: found.map(recordOf), total })
      },
    }),

    implement(contract.swap.log, {
      csv: swapCsv,
      handler: async ({ session, filter }) => {
        const uid = session.admin ? filter.uid : session.uid
        const { rows: found, total } = await listSwaps(db, { ...(await searched(members, filter)), uid })
        const names = await members.namesOf(found.map(row => row.uid))
        return page({
          rows: found.map(row => ({ ...recordOf(row), uid: row.uid, ...names(row.uid) })),
          total,
        })
      },
    }),

    implement(contract.swap.one, {
      handler: async ({ session, params }) => {
        const found = await getSwap(db, session.uid, params.id)
        if (!found) throw Problem.unknown()
        return one(recordOf(found))
      },
    }),

    implement(contract.swap.currencies, {
      handler: async ({ session }) => {
        const vip = await levelOf(session.uid)
        const shown = swappable.filter(code => isShown(catalogue, code))
        return rows(
          shown.map(source => ({
            currency: source,
            currency_name: catalogue.get('currency', source)?.currency_name ?? source,
            targets: shown.filter(target => swapPrice(catalogue, { source, target }, vip)),
          })),
        )
      },
    }),

    implement(contract.swap.rateOf, {
      handler: async ({ session, body: { uid = session.uid, source, target } }) => {
        if (uid !== session.uid && !session.admin) throw Problem.forbidden()
        const price = swapPrice(catalogue, { source, target }, await levelOf(uid))
        return price
          ? one({ source, target, ...price })
          : refusalOf({ kind: 'not-swappable', source, target })
      },
    }),
  ]
}
