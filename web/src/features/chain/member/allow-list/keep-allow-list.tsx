import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { keepAllowList } from './queries.ts'

/**
 * Page that the link of a mail about the end of an allow-list opens. As with the mail about a sign-in, the secret stands behind the
 * `#`, and nothing happens before the button is pressed.
 */
export function KeepAllowList() {
  const { t } = useLingui()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <EntryPage title={t`Keep the allow-list on`}>
      {/^[0-9a-f]{64}$/.test(token) ? <Ask token={token} /> : <Incomplete />}
    </EntryPage>
  )
}

function Ask({ token }: { token: string }) {
  const { t } = useLingui()
  const send = useMutation({ mutationFn: () => keepAllowList(token) })
  if (send.isSuccess) return <Done />
  return (
    <div className="stack">
      <div>
        <StepTitle>{t`Was it not you who asked for the end?`}</StepTitle>
        <p className="lead mb-0">
          {t`Then keep the allow-list on: new addresses go on resting before coins can be sent to them.`}
        </p>
      </div>
      <ProblemNotice of={send.error} />
      <Button size="lg" fullWidth onClick={() => send.mutate()} loading={send.isPending}>
        {t`Keep the allow-list on`}
      </Button>
      <div className="door-foot">
        <Link to="/">{t`It was me`}</Link>
        <Link to="/csr">{t`Customer service`}</Link>
      </div>
    </div>
  )
}

function Done() {
  const { t } = useLingui()
  return (
    <div className="stack">
      <Notice tone="proven" title={t`The allow-list stays on`} isUrgent>
        {t`Somebody knows your PAY code and reads your e-mail. Change the password of both, freeze the account under Settings, Security, and contact customer service.`}
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

function Incomplete() {
  const { t } = useLingui()
  return (
    <Notice
      tone="wrong"
      title={t`This link is not complete`}
      action={<Link to="/csr">{t`Customer service`}</Link>}
    >
      {t`Copy it whole from the e-mail. If you are signed in, you can keep the allow-list on under Settings, Security.`}
    </Notice>
  )
}
