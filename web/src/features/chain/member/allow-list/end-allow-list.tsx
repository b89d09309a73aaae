import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { OffAlready } from '../../../../platform/step-up/member/off-already.tsx'
import { askingPin, useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { allowListQuery, endAllowList } from './queries.ts'

/** Asks for the end of one's allow-list: the PAY code, the e-mailed code. It comes after the same time that addresses rest. */
export function EndAllowList() {
  const { t } = useLingui()
  const { data: list } = useQuery(allowListQuery)
  const hours = list?.cooling_hours ?? 24
  const proof = useProof()
  const pin = proof.typed.old
  if (list?.on === 0)
    return <OffAlready page={t`Turn off the allow-list`} title={t`Your allow-list is off`} />
  return (
    <SecretFlow
      title={t`Turn off the allow-list`}
      scene="allowlist"
      labels={[t`PAY code`, t`Code`, t`Done`]}
      proof={proof}
      {...askingPin(
        <p className="quiet">
          {t`It ends ${hours} hours after you ask. We tell you by e-mail, and you can keep it on until then.`}
        </p>,
      )}
      before={async () => undefined}
      change={code => endAllowList({ pin, code })}
      submitLabel={t`Turn off the allow-list`}
      done={{
        title: t`The allow-list ends in ${hours} hours`,
        text: t`Until then new addresses go on resting. You can keep it on under Security, or by the link in the e-mail.`,
      }}
    />
  )
}
