import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ShareButton } from '../../../parts/share-button.tsx'
import { QrCode } from '../../../platform/codes/member/qr-code.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { Brought } from './brought.tsx'
import './referrals.css'

/** The link to invite others with, and the members it has brought. */
export function Referrals() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Invite others`}>
      <div className="stack">
        {user && <InviteLink code={user.uid} />}
        <Brought.Part />
      </div>
    </Page>
  )
}

function InviteLink({ code }: { code: string }) {
  const { t } = useLingui()
  const link = `${window.location.origin}/register?referral=${code}`
  return (
    <Panel title={t`Your invite link`}>
      <div className="invite">
        <div className="stack">
          <p>{t`Anyone who opens an account with it counts as your referral. Both of you are paid the bonus once their identity is verified.`}</p>
          <p className="invite-link mono">
            <span>{link}</span>{' '}
            <span className="link-acts">
              <CopyButton text={link} what={t`Copy the invite link`} />{' '}
              <ShareButton url={link} what={t`Share the link`} />
            </span>
          </p>
          <p className="quiet">
            {t`Referral code`} <span className="figures">{code}</span>{' '}
            <CopyButton text={code} what={t`Copy the referral code`} />
          </p>
        </div>
        <QrCode text={link} name={`strongroom-invite-${code}`} />
      </div>
    </Panel>
  )
}
