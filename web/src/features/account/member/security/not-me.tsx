import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { isWholeSecret, MailedAct } from '../../../../parts/page/mailed-act.tsx'
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
      {isWholeSecret(token) ? <Ask token={token} /> : <Incomplete isGone={token === ''} />}
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
  return (
    <MailedAct
      title={t`Was this sign-in not yours?`}
      button={t`Freeze the account and end all sessions`}
      send={() => sayNotMe(token)}
      done={{
        title: t`Your account is frozen, and every session has ended`,
        text: t`Choose a new password now: whoever signed in knows the old one, and could read your e-mail.`,
      }}
    >
      {t`Then freeze the account: nothing is paid, swapped, sent or withdrawn, and every session ends, on all devices. A prepaid card still works: ask customer service to block it if it is lost. You unfreeze the account later with your PAY code and a code by e-mail.`}
    </MailedAct>
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
