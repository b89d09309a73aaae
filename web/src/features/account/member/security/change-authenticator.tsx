import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
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
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Proofs>({ pin: '', code: '' })
  const [isChecked, setChecked] = useState(false)
  const errors = { pin: pinError(typed.pin), code: authenticatorCodeError(typed.code) }
  const change = useMutation({
    mutationFn: send,
    onSuccess: answer => {
      void queries.invalidateQueries({ queryKey: authenticatorQuery.queryKey })
      onDone(answer)
    },
  })
  const problem = change.isError ? problemOf(change.error) : undefined
  const refusal = problem?.kind === 'refused' ? FIELD_OF[problem.code] : undefined
  /** The fault of a field: by its rule, or as the server has said until something is typed. */
  const shown = (field: keyof Proofs) => {
    const error = errors[field]
    if (isChecked && error) return i18n._(error)
    return problem && refusal === field ? words(problem) : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!errors.pin && !errors.code) change.mutate(typed)
  }
  return (
    <Panel>
      <form onSubmit={submit} onChange={() => refusal && change.reset()} noValidate className="stack">
        <p className="quiet">{lead}</p>
        <SecretInput
          label={t`PAY code`}
          name="pin"
          kind="pin"
          value={typed.pin}
          onChange={pin => setTyped({ ...typed, pin })}
          error={shown('pin')}
        />
        <TextInput
          label={t`Code of the app, or a recovery code`}
          name="code"
          autoComplete="one-time-code"
          value={typed.code}
          onChange={event => setTyped({ ...typed, code: event.currentTarget.value })}
          error={shown('code')}
        />
        {problem && !refusal && <Notice tone="wrong" title={words(problem)} isUrgent />}
        <Button type="submit" size="lg" fullWidth loading={change.isPending}>
          {submitLabel}
        </Button>
      </form>
    </Panel>
  )
}
