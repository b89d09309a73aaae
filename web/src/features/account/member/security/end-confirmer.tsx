import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmersQuery, confirmingDevicesQuery } from '../../../../parts/money-flow/confirm-queries.ts'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { askingPin, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { useDeviceName } from './device-name.ts'
import { checkEndConfirmer, endConfirmer } from './queries.ts'

/** Ends that a device confirms payments, also one that is out of reach: PAY code, e-mailed code. */
export function EndConfirmer({ id }: { id: string }) {
  const { t } = useLingui()
  const nameOf = useDeviceName()
  const { data } = useQuery(confirmersQuery)
  const queries = useQueryClient()
  const [isEnded, setEnded] = useState(false)
  const proof = useProof()
  const pin = proof.typed.old
  const device = data?.find(each => each.id === id)
  if (data && !device && !isEnded) return <NotFoundPage />
  return (
    <SecretFlow
      {...askingPin(device && <b className="break-anywhere">{nameOf(device)}</b>)}
      title={t`End confirming on a device`}
      labels={[t`PAY code`, t`Code`, t`Done`]}
      scene="confirmdevice"
      proof={proof}
      before={() => checkEndConfirmer(pin)}
      change={async code => {
        await endConfirmer({ id, pin, code })
        setEnded(true)
        await Promise.all(
          [confirmersQuery, confirmingDevicesQuery].map(({ queryKey }) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      }}
      submitLabel={t`End confirming`}
      done={{
        title: t`This device confirms payments no more`,
        text: t`If you have lost it, end its session too, and change the password.`,
      }}
    />
  )
}
