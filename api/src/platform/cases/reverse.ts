import { type ProposedChange, reversalOf } from '@strongroom/ledger/office'
import type { WalletCommand } from '@strongroom/ledger/wallet'
import type { Parts } from '../../dependencies.ts'

export type Reversal = Extract<ProposedChange, { kind: 'reversal' }>

/** The administrator who takes it back, and the id of the reversal. */
type Reversing = { readonly reverser: string; readonly reversalId: string }

/** The command that takes a movement or a card log back, or books a withdrawal or payment that the bank has sent back; nothing when its currency is not kept any more. */
export const reversalCommand = async (
  { log, catalogue }: Pick<Parts, 'log' | 'catalogue'>,
  { reverser, reversalId }: Reversing,
  { uid, of, reason }: Reversal,
): Promise<WalletCommand | undefined> => {
  if (of.kind === 'movement') return reversalOf(log, uid, { ...of, reversalId, reason, reverser })
  const currency = catalogue.currency(of.currency)
  if (!currency) return undefined
  const given = { approver: reverser, currency }
  if (of.kind === 'withdrawal') {
    const { withdrawalId, charge } = of
    return { type: 'ReturnWithdrawal', input: { withdrawalId, charge, reason }, given }
  }
  if (of.kind === 'send-payment') {
    const { paymentId, charge } = of
    return { type: 'ReturnPayment', input: { paymentId, charge, reason }, given }
  }
  return { type: 'ReverseCardLog', input: { logId: of.logId, reason }, given: { reverser, currency } }
}
