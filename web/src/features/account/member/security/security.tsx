import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../../app/shell/page.tsx'
import { useUserinfo } from '../queries.ts'
import { Freeze } from './freeze.tsx'
import { Sessions } from './sessions.tsx'

/** What keeps the account safe: freezing it, and where it is open. */
export function Security() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Security`}>
      <div className="stack" style={{ maxWidth: 640 }}>
        {user && <Freeze user={user} />}
        <Sessions />
      </div>
    </Page>
  )
}
