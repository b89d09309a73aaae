import { configOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { Asker } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'

const HOUR_MS = 3_600_000

/** The asking, whose caller may still be on their way in: `by` is a uid. */
type Asking = Omit<Asker, 'session'> & { readonly by: string; readonly now: Date }
type Resting = { readonly uid: string; readonly by: 'member' | 'admin' }

/**
 * Lets what leaves a wallet rest, by the house's setting from now, before its PAY code is another: nobody moves money out by a
 * code that they could set with the mailbox alone. Gives the end, ISO in UTC.
 */
export const restWallet = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  ask: Asking,
  { uid, by }: Resting,
): Promise<string> => {
  const hours = Number(configOf(catalogue, 'payCodeRestHours'))
  const until = new Date(ask.now.getTime() + hours * HOUR_MS).toISOString()
  const command = { type: 'RestWallet', input: { by }, given: { until } } as const
  const outcome = await ledger.handle(walletDecider, uid, {
    id: ask.commandId,
    actor: { kind: by, id: ask.by },
    correlationId: ask.requestId,
    command,
  })
  if (outcome.kind === 'accepted') ask.moved(outcome.position, uid)
  return until
}
