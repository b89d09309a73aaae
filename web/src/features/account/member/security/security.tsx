import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../../parts/page/page.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { AllowList } from '../../../chain/member/allow-list/allow-list.tsx'
import { Authenticator } from './authenticator.tsx'
import { Confirming } from './confirming.tsx'
import { Freeze } from './freeze.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'

/** Safety of the account: freezing it, passkeys, the authenticator app, confirming payments, resting new addresses, and its open sessions. */
export function Security() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Security`}>
      <div className="stack max-640">
        {user && <Freeze user={user} />}
        <Passkeys />
        <Authenticator />
        <Confirming />
        <AllowList />
        <Sessions />
      </div>
    </Page>
  )
}
