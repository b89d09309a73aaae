import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../../app/shell/page.tsx'
import { Sessions } from './sessions.tsx'

/** What keeps the account safe: where it is open. */
export function Security() {
  const { t } = useLingui()
  return (
    <Page title={t`Security`}>
      <div className="stack" style={{ maxWidth: 640 }}>
        <Sessions />
      </div>
    </Page>
  )
}
