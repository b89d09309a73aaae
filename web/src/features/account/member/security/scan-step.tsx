import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { QrCode } from '../../../../platform/codes/member/qr-code.tsx'
import { confirmAuthenticator } from './queries.ts'
import './security.css'

type ScanStepProps = {
  begun: { readonly secret: string; readonly uri: string }
  onConfirmed: (codes: readonly string[]) => void
}

/** Shows the secret of an authenticator app, as a QR code and to be typed, and asks for the app's first code. */
export function ScanStep({ begun: { secret, uri }, onConfirmed }: ScanStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const confirm = useMutation({
    mutationFn: confirmAuthenticator,
    onSuccess: ({ codes }) => onConfirmed(codes),
  })
  const problem = confirm.isError ? problemOf(confirm.error) : undefined
  if (problem?.kind === 'refused' && problem.code === 'AUTHENTICATOR_ON') return <OnAlready />
  return (
    <Panel>
      <div className="stack">
        <div>
          <StepTitle>{t`Scan this with your authenticator app`}</StepTitle>
          <p className="quiet mt-4">
            {t`Open the app, add an account, and scan the QR code. If the app is on this device, type the key instead.`}
          </p>
        </div>
        <QrCode text={uri} />
        <div>
          <div className="quiet">{t`Key to type`}</div>
          <span className="typed-key">{secret.match(/.{1,4}/g)?.join(' ')}</span>{' '}
          <CopyButton text={secret} what={t`Copy the key`} />
        </div>
        <p>{t`Then enter the six digits that the app shows.`}</p>
        <CodeField
          label={t`Code of the app`}
          onCode={confirm.mutate}
          isBusy={confirm.isPending || confirm.isSuccess}
          error={problem && words(problem)}
          submitLabel={t`Turn on the authenticator app`}
        />
      </div>
    </Panel>
  )
}

/** The answer that held the recovery codes was lost on its way: the app is on, and the member has not seen the codes. */
function OnAlready() {
  const { t } = useLingui()
  return (
    <Notice
      tone="waiting"
      title={t`The authenticator app is on already.`}
      isUrgent
      action={
        <Button size="xs" renderRoot={props => <Link {...props} to="/setting/recoverycodes" />}>
          {t`Make new recovery codes`}
        </Button>
      }
    >
      {t`If you have not seen your recovery codes, make new ones now: without the app they are the only way in.`}
    </Notice>
  )
}
