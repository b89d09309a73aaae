import { microBatch } from '@strongroom/ledger/eventlog/tools'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { getWalletsOf, type WalletRow } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, isShown } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, rows } from '../http/replies.ts'

/** A member's wallets. */
export const wallets = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue } = parts
  const walletsOf = microBatch((uids: readonly string[]) => getWalletsOf(db, uids))

  const rowOf = ({
    currency,
    amount,
    locked,
    user_fixed_deposit_amount,
  }: Omit<WalletRow, 'uid' | 'card'>) => ({
    currency,
    currency_name: catalogue.get('currency', currency)?.currency_name ?? currency,
    amount: atScale(catalogue, currency, amount),
    locked: atScale(catalogue, currency, locked),
    user_fixed_deposit_amount: atScale(catalogue, currency, user_fixed_deposit_amount),
  })

  const available = async (uid: string, currency: string) => {
    const own = (await walletsOf(uid))?.find(row => row.currency === currency)
    return one({ currency, amount: atScale(catalogue, currency, own?.amount ?? '0') })
  }

  return [
    implement(contract.wallet.list, {
      handler: async ({ session, filter }) => {
        const own = (await walletsOf(session.uid)) ?? []
        const { currency } = filter
        return rows((currency ? own.filter(row => row.currency === currency) : own).map(rowOf))
      },
    }),

    implement(contract.wallet.create, {
      handler: async ask => {
        const { currency } = ask.body
        const offered = isShown(catalogue, currency)
        const command: WalletCommand =
          catalogue.get('currency', currency)?.on_request === 1
            ? { type: 'RequestCurrency', input: { requestId: ask.commandId, currency }, given: { offered } }
            : { type: 'OpenWallet', input: { currency }, given: { offered } }
        const outcome = await ledger.handle(walletDecider, ask.session.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position)
        const { state } = await ledger.load(walletDecider, ask.session.uid)
        const { available: amount, locked, saving } = state.balances[currency] ?? none
        const row = rowOf({ currency, amount, locked, user_fixed_deposit_amount: saving })
        return one(state.balances[currency] ? row : { ...row, pending: 1 })
      },
    }),

    implement(contract.wallet.available, {
      handler: ({ session, filter }) => available(session.uid, filter.currency),
    }),

    implement(contract.wallet.availableIn, {
      handler: ({ session, params }) => available(session.uid, params.currency),
    }),
  ]
}

const none = { available: '0', locked: '0', saving: '0' } as const
