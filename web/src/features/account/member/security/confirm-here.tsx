import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { confirmersQuery, confirmingDevicesQuery } from '../../../../parts/money-flow/confirm-queries.ts'
import { askingPin, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { checkConfirmHere, confirmHere } from './queries.ts'

/** Lets this device confirm payments that are begun on others: PAY code, e-mailed code. */
export function ConfirmHere() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const proof = useProof()
  const pin = proof.typed.old
  return (
    <SecretFlow
      {...askingPin()}
      title={t`Confirm payments on this device`}
      labels={[t`PAY code`, t`Code`, t`Done`]}
      scene="confirmdevice"
      proof={proof}
      before={() => checkConfirmHere(pin)}
      change={async code => {
        await confirmHere({ pin, code })
        await Promise.all(
          [confirmersQuery, confirmingDevicesQuery].map(({ queryKey }) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      }}
      submitLabel={t`Turn on`}
      done={{ title: t`This device confirms payments now`, text: t`We have told you by e-mail too.` }}
    />
  )
}
