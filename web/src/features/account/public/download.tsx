import { useLingui } from '@lingui/react/macro'
import { Numbered } from '../../../parts/numbered.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { LinkQrCode } from '../../../platform/codes/member/link-qr-code.tsx'
import { PublicPage } from './public-page.tsx'

/** How the account comes onto a phone or a computer: nothing is downloaded, it runs in the browser. */
export function Download() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`On your devices`}
      lead={t`There is nothing to download: your account runs in the browser of your phone and of your computer.`}
    >
      <div className="public-two">
        <Panel title={t`On this page with your phone`}>
          <LinkQrCode
            link={window.location.origin}
            name="strongroom"
            copyLabel={t`Copy the address of this site`}
          />
        </Panel>
        <Panel title={t`On your home screen`}>
          <Numbered
            steps={[
              [
                t`iPhone and iPad`,
                t`Open this site in Safari, press the share button, and choose “Add to Home Screen”.`,
              ],
              [
                t`Android`,
                t`Open this site in Chrome, press the menu with three points, and choose “Add to home screen”.`,
              ],
              [t`Computer`, t`Bookmark this site, and open it from there.`],
            ]}
          />
          <p className="quiet">
            {t`Do not install anything that comes in a message, whoever it seems to be from, and check the address before you sign in.`}
          </p>
        </Panel>
      </div>
    </PublicPage>
  )
}
