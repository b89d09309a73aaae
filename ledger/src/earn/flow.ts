import type { Currency } from '@strongroom/shared'
import type { Day } from '../book/days.ts'
import { keptAt } from '../book/persistent-map.ts'
import { derivedId } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { CancelFixedDeposit, RedeemFixedDeposit } from './close-fixed-deposit.ts'
import { interestIsDue, nextMonthOf } from './fixed-deposit.ts'
import type { ChangeFixedDepositRate } from './fixed-deposit-interest.ts'

type Result = Outcome<WalletFact, WalletRefusal>
type About = Pick<Asked<never>, 'actor' | 'correlationId'>

/**
 * Brings one deposit up to `today`: pays the interest of every completed month, each under an id of its own, so that it is paid
 * once however often and by whichever process, and the principal once a fixed term has ended. Returns the last outcome it
 * wrote.
 */
export const settleFixedDeposit = async (
  ledger: Ledger,
  uid: string,
  depositId: string,
  { today, currency, ...about }: About & { readonly today: Day; readonly currency: Currency },
): Promise<Result | undefined> => {
  let last: Result | undefined
  for (;;) {
    const { state } = await ledger.load(walletDecider, uid)
    const deposit = keptAt(state.fixedDeposits, depositId)
    if (deposit?.status !== 'open') return last
    const month = nextMonthOf(deposit)
    if (month !== undefined && !interestIsDue(deposit, today)) return last
    const [name, command] =
      month === undefined
        ? ([
            'mature',
            { type: 'MatureFixedDeposit', input: { depositId }, given: { today, currency } },
          ] as const)
        : ([
            `interest ${month}`,
            { type: 'PayInterest', input: { depositId, month }, given: { today, currency } },
          ] as const)
    last = await ledger.handle(walletDecider, uid, { ...about, id: derivedId(uid, depositId, name), command })
    // Refused: another command closed the deposit in between.
    if (last.kind === 'refused') return last
  }
}

/**
 * Redeems, cancels or re-rates a deposit, and pays the interest due by then: no completed month is lost, or paid at a later
 * rate.
 */
export const changeFixedDeposit = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<RedeemFixedDeposit | CancelFixedDeposit | ChangeFixedDepositRate>,
): Promise<Result> => {
  const { input, given } = asked.command
  const { actor, correlationId } = asked
  if (asked.command.type === 'RedeemFixedDeposit') {
    // Pays all due interest with it. Only a deposit whose interest is overdue by years has to be settled first.
    const redeemed = await ledger.handle(walletDecider, uid, asked)
    if (redeemed.kind === 'accepted' || redeemed.refusal.kind !== 'interest-due') return redeemed
  }
  await settleFixedDeposit(ledger, uid, input.depositId, {
    today: given.today,
    currency: given.currency,
    actor,
    correlationId,
  })
  return ledger.handle(walletDecider, uid, asked)
}
