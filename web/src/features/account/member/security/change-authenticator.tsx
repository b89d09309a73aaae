import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Form, useForm } from '../../../../parts/form.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { OffAlready } from '../../../../platform/step-up/member/off-already.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { authenticatorCodeError } from './authenticator-code.ts'
import { authenticatorQuery, renewRecoveryCodes, turnOffAuthenticator } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Proofs = { pin: string; code: string }

/** Refusals that stand at a field. */
const FIELD_OF: Readonly<Record<string, keyof Proofs>> = {
  WRONG_PIN: 'pin',
  WRONG_AUTHENTICATOR_CODE: 'code',
}

/** Turns the authenticator app off, proven by the PAY code and a code of the app or for recovery. */
export function TurnOffAuthenticator() {
  const { t } = useLingui()
  const [isOff, setOff] = useState(false)
  const { data: standing } = useQuery(authenticatorQuery)
  if (!isOff && standing?.status === 0)
    return <OffAlready page={t`Turn off the authenticator app`} title={t`Your authenticator app is off`} />
  return (
    <Page title={t`Turn off the authenticator app`}>
      <div className="flow">
        {isOff ? (
          <div className="stack">
            <Notice tone="proven" title={t`Your authenticator app is off`} isUrgent>
              {t`Signing in takes your password, an e-mailed code and your PAY code. Recovery codes are void.`}
            </Notice>
            <Button size="lg" fullWidth renderRoot={props => <Link {...props} to="/setting/security" />}>
              {t`Back to security`}
            </Button>
          </div>
        ) : (
          <ProofsForm
            lead={t`Signing in then takes no code of the app any more. Your account is safer with it on.`}
            submitLabel={t`Turn off the authenticator app`}
            send={turnOffAuthenticator}
            onDone={() => setOff(true)}
          />
        )}
      </div>
    </Page>
  )
}

/** Makes new recovery codes in place of those before, proven in the same way. */
export function NewRecoveryCodes() {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[]>()
  const { data: standing } = useQuery(authenticatorQuery)
  if (standing?.status === 0)
    return <OffAlready page={t`New recovery codes`} title={t`Your authenticator app is off`} />
  return (
    <Page title={t`New recovery codes`}>
      <div className="flow">
        {codes ? (
          <RecoveryCodes title={t`You have new recovery codes`} codes={codes} />
        ) : (
          <ProofsForm
            lead={t`Ten new codes take the place of those you have, which are void from then on.`}
            submitLabel={t`Make new recovery codes`}
            send={renewRecoveryCodes}
            onDone={given => setCodes(given.codes)}
          />
        )}
      </div>
    </Page>
  )
}

type ProofsFormProps<Answer> = {
  lead: string
  submitLabel: string
  send: (proofs: Proofs) => Promise<Answer>
  onDone: (answer: Answer) => void
}

function ProofsForm<Answer>({ lead, submitLabel, send, onDone }: ProofsFormProps<Answer>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: send,
    onSuccess: answer => {
      void queries.invalidateQueries({ queryKey: authenticatorQuery.queryKey })
      onDone(answer)
    },
  })
  const form = useForm({
    initial: { pin: '', code: '' },
    rules: { pin: pinError, code: authenticatorCodeError },
    refused: FIELD_OF,
    body: typed => typed,
    send: change,
  })
  return (
    <Panel>
      <Form
        form={form}
        end={
          <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
            {submitLabel}
          </Button>
        }
      >
        <p className="quiet">{lead}</p>
        <SecretInput {...form.field('pin', t`PAY code`)} kind="pin" />
        <TextInput
          {...form.text('code', t`Code of the app, or a recovery code`)}
          autoComplete="one-time-code"
        />
      </Form>
    </Panel>
  )
}
