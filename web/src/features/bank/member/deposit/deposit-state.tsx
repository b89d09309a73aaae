import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../../parts/status.tsx'

/** State of a deposit, from the specification's two numbers. */
export function DepositStatus({
  deposit,
}: {
  deposit: Pick<wire.Deposit, 'depositStatus' | 'rechargeStatus'>
}) {
  const { t } = useLingui()
  const { depositStatus, rechargeStatus } = deposit
  const [state, words]: [State, string] =
    rechargeStatus === 2
      ? ['settled', t`Confirmed`]
      : rechargeStatus === 1
        ? ['settled', t`Distributed`]
        : depositStatus === -1
          ? ['wrong', t`Never came`]
          : rechargeStatus === -1
            ? ['wrong', t`Rejected`]
            : depositStatus === 1
              ? ['waiting', t`Received, to be distributed`]
              : ['waiting', t`Waits for finance`]
  return <Status state={state}>{words}</Status>
}

/** Target of a deposit, in words. */
export const DEPOSIT_TYPES: { readonly [T in wire.DepositType]: MessageDescriptor } = {
  1: msg`Bank to wallet`,
  2: msg`Bank to card`,
  3: msg`Bank to open a card`,
}

/** The words of a target on screen. */
export function DepositTypeName({ type }: { type: wire.DepositType }) {
  const { i18n } = useLingui()
  return i18n._(DEPOSIT_TYPES[type])
}
