import { policyOf } from '@strongroom/ledger/catalogue'
import type { ProposedChange } from '@strongroom/ledger/office'
import type { FillTrade } from '@strongroom/ledger/trade'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type Asker, asked } from '../command/asking.ts'
import { currencyOf } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'

/** A fill as it is put before a second administrator. */
export type Fill = Extract<ProposedChange, { kind: 'fill' }>
/** The order to fill, and how much of it: what is left of it when no amount is given. */
export type Wanted = { readonly orderId: string; readonly amount: string | undefined }

type Given = Pick<FillTrade['given'], 'bounds'> &
  Wanted & {
    readonly approver: string
  }

/** The command that fills an order for an administrator. */
export const fillCommand = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { base, target }: { readonly base: string; readonly target: string },
  { orderId, amount, approver, bounds }: Given,
): FillTrade => ({
  type: 'FillTrade',
  input: { orderId, amount },
  given: {
    base: currencyOf(catalogue, base),
    target: currencyOf(catalogue, target),
    by: { approver },
    bounds,
  },
})

/** Fills an order at a price that a second administrator has agreed to. */
export const fillByTwo = (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  ask: Asker,
  { uid, orderId, amount, markets, base, target }: Fill,
) => {
  const bounds = { markets, share: policyOf(catalogue, 'fill').alone, byTwo: true }
  const by = { orderId, amount, approver: ask.session.uid, bounds }
  return ledger.handle(
    walletDecider,
    uid,
    asked(ask, fillCommand({ catalogue }, { base, target }, by), catalogue),
  )
}
