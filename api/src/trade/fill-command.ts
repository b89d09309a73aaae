import type { ProposedChange } from '@strongroom/ledger/office'
import type { FillTrade } from '@strongroom/ledger/trade'
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
