import { type ProposedChange, reversalOf } from '@strongroom/ledger/office'
import type { WalletCommand } from '@strongroom/ledger/wallet'
import type { Asker } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'

export type Reversal = Extract<ProposedChange, { kind: 'reversal' }>

/** The command that takes a movement or a card log back, in the caller's name; nothing when its currency is not kept any more. */
export const reversalCommand = async (
  { log, catalogue }: Pick<Parts, 'log' | 'catalogue'>,
  { session, commandId }: Pick<Asker, 'session' | 'commandId'>,
  { uid, of, reason }: Reversal,
): Promise<WalletCommand | undefined> => {
  const reverser = session.uid
  if (of.kind === 'movement') return reversalOf(log, uid, { ...of, reversalId: commandId, reason, reverser })
  const currency = catalogue.currency(of.currency)
  if (!currency) return undefined
  return { type: 'ReverseCardLog', input: { logId: of.logId, reason }, given: { reverser, currency } }
}
