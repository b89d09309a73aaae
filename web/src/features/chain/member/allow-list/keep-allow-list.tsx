import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryPage } from '../../../../parts/page/entry-page.tsx'
import { isWholeSecret, MailedAct } from '../../../../parts/page/mailed-act.tsx'
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
      {isWholeSecret(token) ? <Ask token={token} /> : <Incomplete />}
    </EntryPage>
  )
}

function Ask({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <MailedAct
      title={t`Was it not you who asked for the end?`}
      button={t`Keep the allow-list on`}
      send={() => keepAllowList(token)}
      done={{
        title: t`The allow-list stays on`,
        text: t`Somebody knows your PAY code and reads your e-mail. Change the password of both, freeze the account under Settings, Security, and contact customer service.`,
      }}
    >
      {t`Then keep the allow-list on: new addresses go on resting before coins can be sent to them.`}
    </MailedAct>
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
