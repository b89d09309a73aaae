import { keptId } from '@strongroom/ledger/book'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import type { WalletRow } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { atScale, isShown } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { isVerified } from '../platform/members/member-checks.ts'

const rowOf = (
  { catalogue }: Parts,
  { currency, amount, locked, user_fixed_deposit_amount }: Omit<WalletRow, 'uid' | 'card'>,
) => ({
  currency,
  currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
  amount: atScale(catalogue, currency, amount),
  locked: atScale(catalogue, currency, locked),
  user_fixed_deposit_amount: atScale(catalogue, currency, user_fixed_deposit_amount),
})

const available = async ({ walletsOf, catalogue }: Parts, uid: string, currency: string) => {
  const own = (await walletsOf(uid))?.find(row => row.currency === currency)
  return one({ currency, amount: atScale(catalogue, currency, own?.amount ?? '0') })
}

const list = implement(contract.wallet.list, {
  handler: async ({ session, filter }, parts) => {
    const own = (await parts.walletsOf(session.uid)) ?? []
    const { currency } = filter
    return rows(
      (currency ? own.filter(row => row.currency === currency) : own).map(each => rowOf(parts, each)),
    )
  },
})

const create = implement(contract.wallet.create, {
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { currency } = ask.body
    const offered = isShown(catalogue, currency)
    const given = { offered, verified: await isVerified(parts, ask.session.uid) }
    const command: WalletCommand =
      catalogue.get('currency', currency)?.on_request === 1
        ? { type: 'RequestCurrency', input: { requestId: ask.commandId, currency }, given }
        : { type: 'OpenWallet', input: { currency }, given }
    const outcome = await ledger.handle(walletDecider, ask.session.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const { state } = await ledger.load(walletDecider, ask.session.uid)
    const { available: amount, locked, saving } = state.balances[currency] ?? none
    const row = rowOf(parts, { currency, amount, locked, user_fixed_deposit_amount: saving })
    if (state.balances[currency]) return one(row)
    const isThis = (each: { readonly currency: string; readonly status: string }) =>
      each.currency === currency && each.status === 'pending'
    return one({ ...row, pending: 1, request_id: keptId(state.currencyRequests, isThis) })
  },
})

const ownAvailable = implement(contract.wallet.available, {
  handler: ({ session, filter }, parts) => available(parts, session.uid, filter.currency),
})

const availableIn = implement(contract.wallet.availableIn, {
  handler: ({ session, params }, parts) => available(parts, session.uid, params.currency),
})

/** A member's wallets. */
export const wallets: readonly Call[] = [list, create, ownAvailable, availableIn]

const none = { available: '0', locked: '0', saving: '0' } as const
