import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { EntryPage } from '../sign-in/entry-page.tsx'
import { sayNotMe } from './queries.ts'

/**
 * Where the link of a mail about a sign-in leads. Its secret stands behind the `#`, which no server and no proxy is sent, and
 * nothing happens before the button is pressed: programs that look at links in mails freeze nobody.
 */
export function NotMe() {
  const { t } = useLingui()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <EntryPage title={t`This was not me`}>
      {/^[0-9a-f]{64}$/.test(token) ? <Ask token={token} /> : <Incomplete />}
    </EntryPage>
  )
}

function Ask({ token }: { token: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useMutation({ mutationFn: () => sayNotMe(token) })
  if (send.isSuccess) return <Done />
  return (
    <div className="stack">
      <div>
        <StepTitle>{t`Was this sign-in not yours?`}</StepTitle>
        <p className="lead" style={{ marginBottom: 0 }}>
          {t`Then freeze the account: no money leaves it, and every session ends, on all devices. You unfreeze it later with your PAY code and a code by e-mail.`}
        </p>
      </div>
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <Button size="lg" fullWidth onClick={() => send.mutate()} loading={send.isPending}>
        {t`Freeze the account and end all sessions`}
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
      <Notice tone="proven" title={t`Your account is frozen, and every session has ended`} isUrgent>
        {t`Choose a new password now: whoever signed in knows the old one, and could read your e-mail.`}
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
      {t`Copy it whole from the e-mail. If you are signed in, you can freeze the account under Settings, Security.`}
    </Notice>
  )
}
