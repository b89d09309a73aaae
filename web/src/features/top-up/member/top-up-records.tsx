import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../parts/page/page.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { TopUpList } from './top-up-list.tsx'

/** The member's top-ups beside the other kinds of records. */
export function TopUpRecords() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      {user && <TopUpList uid={user.uid} />}
    </Page>
  )
}
