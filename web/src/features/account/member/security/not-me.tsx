import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { sayNotMe } from './queries.ts'

/**
 * Page that the link of a mail about a sign-in opens. The link's secret stands behind the `#`, which browsers send to no server
 * and no proxy. The page acts only when the button is pressed: a program that follows links in mails freezes no wallet. The page
 * takes the secret out of the address as soon as it has it: neither the address bar nor the history shows it then.
 */
export function NotMe() {
  const { t } = useLingui()
  const token = useTokenOfAddress()
  return (
    <EntryPage title={t`This was not me`}>
      {/^[0-9a-f]{64}$/.test(token) ? <Ask token={token} /> : <Incomplete isGone={token === ''} />}
    </EntryPage>
  )
}

/** The text behind the `#`, which leaves the address by this; the last one that stood there. Empty when none did. */
function useTokenOfAddress() {
  const hash = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  useEffect(() => {
    if (!hash) return
    setToken(hash)
    void navigate({ to: '.', search: true, hash: '', replace: true })
  }, [hash, navigate])
  return token
}

function Ask({ token }: { token: string }) {
  const { t } = useLingui()
  const send = useMutation({ mutationFn: () => sayNotMe(token) })
  if (send.isSuccess) return <Done />
  return (
    <div className="stack">
      <div>
        <StepTitle>{t`Was this sign-in not yours?`}</StepTitle>
        <p className="lead mb-0">
          {t`Then freeze the account: nothing is paid, swapped, sent or withdrawn, and every session ends, on all devices. A prepaid card still works: ask customer service to block it if it is lost. You unfreeze the account later with your PAY code and a code by e-mail.`}
        </p>
      </div>
      <ProblemNotice of={send.error} />
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

/** `isGone`: the address holds no secret any more, as after a reload. */
function Incomplete({ isGone }: { isGone: boolean }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="wrong"
      title={isGone ? t`Open the link in the e-mail again` : t`This link is not complete`}
      action={<Link to="/csr">{t`Customer service`}</Link>}
    >
      {isGone
        ? t`The page does not keep it when it is reloaded. If you are signed in, you can freeze the account under Settings, Security.`
        : t`Copy it whole from the e-mail. If you are signed in, you can freeze the account under Settings, Security.`}
    </Notice>
  )
}
