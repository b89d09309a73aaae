import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { StepTitle } from '../steps.tsx'

/** Whether a text behind the `#` is the whole secret of a mail. */
export const isWholeSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

type MailedActProps = {
  title: string
  /** The consequence of the act. */
  children: ReactNode
  button: string
  send: () => Promise<unknown>
  /** Said once it is done, with what to do next beside a new password. */
  done: { readonly title: string; readonly text: string }
}

/** The act that the link of a mail offers a member who did not ask for something: nothing happens before the button is pressed. */
export function MailedAct({ title, children, button, send, done }: MailedActProps) {
  const { t } = useLingui()
  const act = useMutation({ mutationFn: send })
  if (act.isSuccess) return <Done {...done} />
  return (
    <div className="stack">
      <div>
        <StepTitle>{title}</StepTitle>
        <p className="lead mb-0">{children}</p>
      </div>
      <ProblemNotice of={act.error} />
      <Button size="lg" fullWidth onClick={() => act.mutate()} loading={act.isPending}>
        {button}
      </Button>
      <div className="door-foot">
        <Link to="/">{t`It was me`}</Link>
        <Link to="/csr">{t`Customer service`}</Link>
      </div>
    </div>
  )
}

function Done({ title, text }: MailedActProps['done']) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <Notice tone="proven" title={title} isUrgent>
        {text}
      </Notice>
      <Button size="lg" fullWidth renderRoot={props => <Link {...props} to="/forgetpassword" />}>
        {t`Choose a new password`}
      </Button>
      <div className="door-foot">
        <Link to="/csr">{t`Customer service`}</Link>
      </div>
    </div>
  )
}
