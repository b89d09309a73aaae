import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { clearSession, forgetDeletion, noteDeletion } from '../../../../client/session.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { ErrorState, Skeleton } from '../../../../parts/list-states.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { requiredError } from '../../../../platform/members/member/validate.ts'
import { CodePanel } from '../../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../../platform/step-up/member/queries.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { amountsOf } from '../../refusal-words.ts'
import { DeletionScope } from './deletion-scope.tsx'
import { GivingUp, type Rest, restsOf } from './giving-up.tsx'
import { checkPassword, deletableQuery, deleteAccount, type GivenUp } from './queries.ts'

const STEPS = ['form', 'code'] as const

/** The password, and what the member agreed to give up. */
type Asked = { readonly password: string; readonly giveUp: readonly GivenUp[] }

/** Deletes the member's own account: what goes and what stays, the password, the e-mailed code. */
export function DeleteAccount() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>({ password: '', giveUp: [] })
  const [sentAtMs, setSentAtMs] = useState<number>()
  const { step, at, go } = useStep(STEPS, asked => asked === 'form' || sentAtMs !== undefined)
  const leave = async () => {
    clearSession()
    // Calls under way may still be told that the account is gone.
    noteDeletion()
    await navigate({ to: '/accountdeleted', replace: true })
    queries.clear()
  }
  return (
    <Page title={t`Delete the account`}>
      <StepFlow at={at} labels={[t`Password`, t`Code`, t`Done`]}>
        {step === 'form' && (
          <FormStep
            password={asked.password}
            onSent={sent => {
              setAsked(sent)
              setSentAtMs(Date.now())
              go('code')
            }}
          />
        )}
        {step === 'code' && sentAtMs !== undefined && (
          <CodePanel
            scene="delaccount"
            sentAtMs={sentAtMs}
            onSent={setSentAtMs}
            change={code => deleteNoted(asked, code)}
            onBack={() => go('form')}
            onDone={() => void leave()}
            submitLabel={t`Delete my account`}
          />
        )}
      </StepFlow>
    </Page>
  )
}

/** Deletes the account. Until the answer is there, other calls may be told first that it is gone. */
async function deleteNoted({ password, giveUp }: Asked, code: string) {
  noteDeletion()
  try {
    return await deleteAccount(password, code, giveUp)
  } catch (thrown) {
    forgetDeletion()
    throw thrown
  }
}

type FormStepProps = { password: string; onSent: (asked: Asked) => void }

/** The form, or what has to be done before there is one. */
function FormStep(props: FormStepProps) {
  const deletable = useQuery(deletableQuery)
  if (deletable.isPending)
    return (
      <Panel>
        <Skeleton width="60%" />
      </Panel>
    )
  if (!deletable.isError) return <Asking {...props} rests={[]} />
  const problem = problemOf(deletable.error)
  if (problem.kind === 'refused' && problem.code === 'LEFT_BELOW_FEE')
    return <Asking {...props} rests={restsOf(problem.details)} />
  if (problem.kind === 'refused') return <NotYet error={deletable.error} />
  return (
    <Panel inset="flush">
      <ErrorState error={deletable.error} onRetry={() => void deletable.refetch()} />
    </Panel>
  )
}

/** Why the account cannot be deleted now, and the ways to what stands in between. */
function NotYet({ error }: { error: unknown }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const problem = problemOf(error)
  const { code, details } = problem.kind === 'refused' ? problem : { code: '', details: {} }
  const links = {
    MONEY_LEFT: (
      <span className="row wrap">
        <Link to="/withdrawtobank">{t`Withdraw to a bank`}</Link>
        <Link to="/quickpay">{t`Pay somebody`}</Link>
        <Link to="/digitalaccount">{t`See my wallets`}</Link>
      </span>
    ),
    REQUESTS_OPEN: <Link to="/records">{t`See my records`}</Link>,
  }[code]
  return (
    <Notice tone="locked" title={words(problem)} action={links}>
      {code === 'MONEY_LEFT' ? (
        <MoveOut {...details} />
      ) : code === 'REQUESTS_OPEN' ? (
        t`Wait until they are decided, or contact customer service to take them back.`
      ) : null}
    </Notice>
  )
}

/** The way to an empty account; `givable` is the part that could not be taken out for its fee. */
function MoveOut({ givable = '' }: Readonly<Record<string, string>>) {
  const { t } = useLingui()
  if (!givable) return t`Move it out first. If an amount is too small to be moved, contact customer service.`
  const shown = amountsOf(givable.split(', '))
  return t`Move it out first. Taking ${shown} out would cost all of it: once the rest is out, you can give that up.`
}

function Asking({ password, onSent, rests }: FormStepProps & { rests: readonly Rest[] }) {
  const { t } = useLingui()
  const giveUp = rests.map(({ amount, currency }) => ({ amount, currency }))
  const send = useMutation({
    mutationFn: async (asked: Asked) => {
      await checkPassword(asked.password)
      await sendOwnCode('delaccount')
    },
    onSuccess: (_, asked) => onSent(asked),
  })
  const form = useForm({
    initial: { password, isAgreed: false, sure: false },
    rules: {
      password: requiredError,
      isAgreed: agreed => rests.length > 0 && !agreed && msg`Say that you give it up, or move it out first.`,
      sure: isSure => !isSure && msg`Say that you are sure.`,
    },
    body: typed => ({ password: typed.password, giveUp }),
    send,
  })
  const end = (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {t`Send the code`}
    </Button>
  )
  return (
    <Panel>
      <Form form={form} end={end}>
        <StepTitle>{t`This cannot be taken back`}</StepTitle>
        <DeletionScope />
        <SecretInput {...form.field('password', t`Password`)} kind="password" />
        {rests.length > 0 && (
          <GivingUp
            rests={rests}
            isAgreed={form.typed.isAgreed}
            onAgree={isAgreed => form.change({ isAgreed })}
            error={form.errorOf('isAgreed', '')}
          />
        )}
        <Checkbox {...form.box('sure', t`I have saved the records I need, and I want to leave.`)} />
      </Form>
    </Panel>
  )
}
