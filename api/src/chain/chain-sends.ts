import { keptAt } from '@strongroom/ledger/book'
import { addressesDecider, type RequestChainSend, restsUntil } from '@strongroom/ledger/chain'
import { priceOf, walletDecider } from '@strongroom/ledger/wallet'
import { type ChainSendRow, listChainSends } from '@strongroom/projections/chain'
import { contract, Decimal, wire } from '@strongroom/shared'
import { isOffered } from '../catalogue/networks.ts'
import { asked } from '../command/asking.ts'
import { atScale, currencyOf } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { preview } from '../platform/money/preview.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { searched } from '../vault/searched.ts'
import { chainSendCase } from './chain-send.case.ts'
import { whyNoTarget } from './no-target.ts'
import { chainSendCsv } from './words.ts'

type Order = { readonly addressId: string; readonly amount: string; readonly fee?: string | undefined }

/** The fee of a send on chain; undefined where the house does not offer it. */
export const sendFeeOf = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  currency: string,
  network: string,
): string | undefined => {
  const entry = catalogue.get('send-fee', `${currency}-${network}`)
  return entry?.status === 1 && isOffered(catalogue, currency, network) ? entry.fee : undefined
}

/** The fee of sending a currency on each network on which the house offers it. */
export const sendFeesOf = (catalogue: Parts['catalogue'], currency: string): readonly string[] =>
  catalogue
    .list('send-fee')
    .filter(entry => entry.currency === currency)
    .flatMap(({ network }) => sendFeeOf({ catalogue }, currency, network) ?? [])

/** The command that sends coins to an address of the member's book. */
export const chainSendCommand = async (
  parts: Parts,
  uid: string,
  sendId: string,
  { addressId, amount, fee }: Order,
  at: Date,
): Promise<RequestChainSend> => {
  const { ledger, catalogue } = parts
  const { state: addresses } = await ledger.load(addressesDecider, uid)
  const { state: wallet } = await ledger.load(walletDecider, uid)
  const now = at.toISOString()
  // A send that was asked for before is answered again, though its address has left the book since.
  const { currency = '', network = '' } = addresses.book[addressId] ?? keptAt(wallet.chainSends, sendId) ?? {}
  return {
    type: 'RequestChainSend',
    input: { sendId, addressId, currency, network, amount, fee },
    given: {
      verified: await isVerified(parts, uid),
      currency: currencyOf(catalogue, currency),
      fee: sendFeeOf(parts, currency, network),
      addressUsable: currency !== '',
      restsUntil: restsUntil(addresses, addressId, now),
      now,
    },
  }
}

/** Why nothing goes to an entry of the address book, which may stand there from before its address was known for what it is. */
const whyNotTo = async (parts: Parts, uid: string, addressId: string) => {
  const found = (await parts.addressBook.byIds([addressId])).get(addressId)
  return found?.uid === uid ? whyNoTarget(parts, uid, found.address) : undefined
}

const recordOf = recordFrom<ChainSendRow>()(wire.chainSend, {
  scaled: { amount: 'currency', fee: 'currency' },
})

const recordsOf = async (parts: Parts, rows: readonly ChainSendRow[]) => {
  const known = await parts.addressBook.byIds(rows.map(({ address_id }) => address_id))
  return rows.map(row => {
    const arrives = new Decimal(row.amount).minus(row.fee).toFixed()
    const { address = '', name = '' } = known.get(row.address_id) ?? {}
    return recordOf(parts, row, { arrives: atScale(parts.catalogue, row.currency, arrives), address, name })
  })
}

const sendable = implement(contract.chain.sendable, {
  handler: async ({ session: { uid }, filter: { currency, network } }, parts) => {
    const { ledger, catalogue } = parts
    const { state } = await ledger.load(walletDecider, uid)
    const fee = network && sendFeeOf(parts, currency, network)
    const kept = catalogue.currency(currency)
    const available = atScale(catalogue, currency, state.balances[currency]?.available ?? '0')
    return one({
      currency,
      network: network ?? null,
      available,
      amount: available,
      fee: fee && kept ? priceOf(fee, kept).amount : null,
    })
  },
})

const checkSend = implement(contract.chain.checkSend, {
  handler: async ({ session: { uid }, body, now }, parts) => {
    const why = await whyNotTo(parts, uid, body.addressId)
    if (why) return why
    const command = await chainSendCommand(parts, uid, 'check', body, now)
    const found = await preview(parts, uid, command, 'ChainSendRequested')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { currency, network, amount, fee } = found.fact
    const available = found.before.balances[currency]?.available ?? '0'
    const less = (from: string, by: string) =>
      atScale(parts.catalogue, currency, new Decimal(from).minus(by).toFixed())
    return one({
      currency,
      network,
      amount,
      fee,
      arrives: less(amount, fee),
      available: atScale(parts.catalogue, currency, available),
      balance: less(available, amount),
    })
  },
})

const send = implement(contract.chain.send, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { code, pin, ...order } = ask.body
    const why = await whyNotTo(parts, uid, order.addressId)
    if (why) return why
    const command = await chainSendCommand(parts, uid, ask.commandId, order, ask.now)
    const { currency, amount } = command.input
    const payment = { payee: order.addressId, currency, amount }
    return withStepUp(
      parts,
      ask,
      { scene: 'sendonchain', code, payment, pin },
      () => ledger.handle(walletDecider, uid, asked(ask, command, catalogue)),
      () => one({ id: ask.commandId, status: 0 }),
    )
  },
})

const sends = implement(contract.chain.sends, {
  csv: chainSendCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listChainSends(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const sendCases = implement(contract.chain.sendCases, {
  csv: chainSendCsv,
  handler: async ({ filter }, parts) => {
    const found = await listChainSends(parts.db, await searched(parts.members, filter))
    return casePage(parts, found, await recordsOf(parts, found.rows))
  },
})

const approveSend = implement(contract.chain.approveSend, { handler: chainSendCase.approve })

const rejectSend = implement(contract.chain.rejectSend, { handler: chainSendCase.reject })

/** Sends on chain: asked for by members, with the emailed code and the PAY code; sent or given back by finance. */
export const chainSendCalls: readonly Call[] = [
  sendable,
  checkSend,
  send,
  sends,
  sendCases,
  approveSend,
  rejectSend,
]
