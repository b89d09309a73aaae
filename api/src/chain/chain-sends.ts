import { memberDecider } from '@strongroom/ledger/account'
import { keptAt } from '@strongroom/ledger/book'
import { addressesDecider, type RequestChainSend } from '@strongroom/ledger/chain'
import { priceOf, type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type ChainSendRow, findChainSends, listChainSends } from '@strongroom/projections/chain'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { guesses } from '../account/own-secrets.ts'
import { searched } from '../account/searched.ts'
import { isOffered } from '../catalogue/networks.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { wrongCode, wrongPin } from '../http/credential-refusals.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply } from '../http/replies.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { verifySecret } from '../vault/secrets.ts'
import { chainSendCsv } from './csv-words.ts'
import { checkTxid } from './txid.ts'

type Order = { readonly addressId: string; readonly amount: string; readonly fee?: string | undefined }

/** Sends on chain: asked for by members, with the emailed code and the PAY code; sent or given back by finance. */
export const chainSendCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes, addressBook } = parts
  /** What sending costs, where it is offered at all. */
  const feeOf = (currency: string, network: string): string | undefined => {
    const entry = catalogue.get('send-fee', `${currency}-${network}`)
    return entry?.status === 1 && isOffered(catalogue, currency, network) ? entry.fee : undefined
  }

  const commandOf = async (
    uid: string,
    sendId: string,
    { addressId, amount, fee }: Order,
  ): Promise<RequestChainSend> => {
    const { state: addresses } = await ledger.load(addressesDecider, uid)
    const { state: wallet } = await ledger.load(walletDecider, uid)
    // A send that was asked for before is answered again, though its address has left the book since.
    const { currency = '', network = '' } =
      addresses.book[addressId] ?? keptAt(wallet.chainSends, sendId) ?? {}
    return {
      type: 'RequestChainSend',
      input: { sendId, addressId, currency, network, amount, fee },
      given: {
        verified: (await ledger.load(memberDecider, uid)).state.kyc === 1,
        currency: catalogue.currency(currency) ?? { code: currency, scale: 0 },
        fee: feeOf(currency, network),
        addressUsable: currency !== '',
      },
    }
  }

  const recordsOf = async (rows: readonly ChainSendRow[]): Promise<readonly wire.ChainSend[]> => {
    const known = await addressBook.byIds(rows.map(({ address_id }) => address_id))
    return rows.map(row => {
      const scaled = (amount: string) => atScale(catalogue, row.currency, amount)
      const to = known.get(row.address_id)
      return {
        id: row.id,
        uid: row.uid,
        currency: row.currency,
        network: row.network,
        amount: scaled(row.amount),
        fee: scaled(row.fee),
        arrives: scaled(new Decimal(row.amount).minus(row.fee).toFixed()),
        address: to?.address ?? '',
        name: to?.name ?? '',
        status: row.status,
        externalTxId: row.external_tx_id,
        reason: row.reason,
        created_date: row.created_at,
        finish_date: row.decided_at,
      }
    })
  }

  const find = (id: string) => findCase(parts, 'chain_sends', () => findChainSends(db, id))

  const decide = async (
    ask: Asker,
    found: ChainSendRow | undefined,
    commandFor: (given: { approver: string; currency: { code: string; scale: number } }) => WalletCommand,
    status: 1 | -1,
  ): Promise<Reply> => {
    const currency = found && catalogue.currency(found.currency)
    if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
    const held = status === 1 && (await whyHeld(parts, ask, found.uid))
    if (held) return held
    const command = commandFor({ approver: ask.session.uid, currency })
    const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    return one({ id: found.id, status })
  }

  return [
    implement(contract.chain.sendable, {
      handler: async ({ session: { uid }, filter: { currency, network } }) => {
        const { state } = await ledger.load(walletDecider, uid)
        const fee = network && feeOf(currency, network)
        const kept = catalogue.currency(currency)
        return one({
          currency,
          network: network ?? null,
          available: atScale(catalogue, currency, state.balances[currency]?.available ?? '0'),
          fee: fee && kept ? priceOf(fee, kept).amount : null,
        })
      },
    }),

    implement(contract.chain.checkSend, {
      handler: async ({ session: { uid }, body }) => {
        // The decision itself, taken without writing it down.
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(await commandOf(uid, 'check', body), state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const [fact] = decision.facts
        if (fact?.type !== 'ChainSendRequested') throw new Error('a send is requested or refused')
        const { currency, network, amount, fee } = fact
        const available = state.balances[currency]?.available ?? '0'
        const less = (from: string, by: string) =>
          atScale(catalogue, currency, new Decimal(from).minus(by).toFixed())
        return one({
          currency,
          network,
          amount,
          fee,
          arrives: less(amount, fee),
          available: atScale(catalogue, currency, available),
          balance: less(available, amount),
        })
      },
    }),

    implement(contract.chain.send, {
      limits: guesses('pin'),
      handler: async ask => {
        const { uid, email } = ask.session
        const { code, pin, ...order } = ask.body
        const command = await commandOf(uid, ask.commandId, order)
        const { currency, amount } = command.input
        if (!(await verifySecret(pin, (await members.credentials(email))?.pin))) return wrongPin()
        const payment = { payee: order.addressId, currency, amount }
        const use = await codes.use(
          { email, scene: 'sendonchain', payment, askers: ask.askers() },
          code,
          ask.commandId,
        )
        if (!use && !(await ledger.knows(walletDecider, uid, ask.commandId))) return wrongCode()
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use?.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.chain.sends, {
      csv: chainSendCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listChainSends(db, { ...filter, uid: params.id })
        return page({ rows: await recordsOf(rows), total })
      },
    }),

    implement(contract.chain.sendCases, {
      csv: chainSendCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listChainSends(db, await searched(members, filter))
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: (await recordsOf(rows)).map(row => ({ ...row, ...names(row.uid) })), total })
      },
    }),

    implement(contract.chain.approveSend, {
      handler: async ask => {
        const { id: sendId, externalTxId } = ask.body
        const found = await find(sendId)
        if (found) checkTxid(found.network, 'externalTxId', externalTxId)
        const input = { sendId, externalTxId }
        return decide(ask, found, given => ({ type: 'ApproveChainSend', input, given }), 1)
      },
    }),

    implement(contract.chain.rejectSend, {
      handler: async ask => {
        const { id: sendId, reason } = ask.body
        const input = { sendId, reason }
        return decide(ask, await find(sendId), given => ({ type: 'RejectChainSend', input, given }), -1)
      },
    }),
  ]
}
