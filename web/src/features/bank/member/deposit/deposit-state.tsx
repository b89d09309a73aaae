import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { depositTypes } from '@strongroom/shared/words/bank/kind'
import { distributionStates, transferStates } from '@strongroom/shared/words/bank/state'
import { descriptorsOf, useWordsOf } from '../../../../i18n/word.ts'
import { CANCELLED_TOO, statesOf } from '../../../../parts/lists/columns.tsx'
import { type State, Status } from '../../../../parts/status.tsx'

/** State of a deposit, from the specification's two numbers. */
export function DepositStatus({
  deposit,
}: {
  deposit: Pick<wire.Deposit, 'depositStatus' | 'rechargeStatus'>
}) {
  const { t } = useLingui()
  const [transfer, distribution] = [useWordsOf(transferStates), useWordsOf(distributionStates)]
  const { depositStatus, rechargeStatus } = deposit
  const [state, words]: [State, string] =
    rechargeStatus === -2
      ? ['reversed', distribution[-2]]
      : rechargeStatus === 2
        ? ['settled', distribution[2]]
        : rechargeStatus === 1
          ? ['settled', distribution[1]]
          : depositStatus === -1
            ? ['wrong', transfer[-1]]
            : rechargeStatus === -1
              ? ['wrong', distribution[-1]]
              : depositStatus === 1
                ? ['waiting', t`Received, to be distributed`]
                : ['waiting', transfer[0]]
  return <Status state={state}>{words}</Status>
}

/** The states by which deposits are narrowed: that of the money, which each of them has. */
export const DEPOSIT_STATES = statesOf(distributionStates, { ...CANCELLED_TOO, 2: 'settled' })

/** Target of a deposit, in words. */
export const DEPOSIT_TYPES = descriptorsOf(depositTypes)

/** The words of a target on screen. */
export function DepositTypeName({ type }: { type: wire.DepositType }) {
  const { i18n } = useLingui()
  return i18n._(DEPOSIT_TYPES[type])
}
