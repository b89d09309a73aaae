import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { May } from '../../../../parts/may.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import '../../../../parts/admin.css'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { AdminAddressTabs } from '../addresses/tabs.tsx'
import { Balances } from './balances.tsx'
import { CollectDialog, type ToCollect } from './collect-dialog.tsx'
import { CollectionList } from './collection-list.tsx'
import { scan, totalsQuery } from './queries.ts'
import { Totals } from './totals.tsx'

/** Balances of members’ deposit addresses, and their collection to the central address of the network. */
export function CollectedBalances() {
  const { t } = useLingui()
  const query = useQuery(totalsQuery())
  const look = useSubmit(scan)
  const [asked, setAsked] = useState<ToCollect>()
  const custody = query.data?.custody
  const scanned = look.data?.scanned
  return (
    <Page
      title={t`Members’ addresses`}
      actions={
        <May call="chain.scanAddresses">
          <Button
            size="sm"
            leftSection={<IconRefresh size={17} aria-hidden />}
            loading={look.isPending}
            disabled={custody === 'none'}
            onClick={() => look.mutate({})}
          >
            {t`Scan the addresses`}
          </Button>
        </May>
      }
    >
      <AdminAddressTabs />
      <div className="stack">
        <CustodyNotice custody={custody} />
        <ProblemNotice of={look.error} />
        {look.data && <Notice tone="proven" title={t`Addresses looked at: ${scanned}`} isUrgent />}
        <Totals query={query} unseen={query.data?.unseen ?? 0} onCollect={total => setAsked({ total })} />
        <Balances totals={query.data?.totals ?? []} onCollect={setAsked} />
        <CollectionList.Part />
      </div>
      {asked && <CollectDialog {...asked} most={query.data?.most ?? 0} onClose={() => setAsked(undefined)} />}
    </Page>
  )
}

function CustodyNotice({ custody }: { custody: wire.CollectionTotals['custody'] | undefined }) {
  const { t } = useLingui()
  return (
    <>
      {custody === 'demo' && (
        <Notice tone="waiting" title={t`Demo custody`}>
          {t`No custody is connected. What stands on the addresses follows from approved top-ups, and nothing moves on a chain.`}
        </Notice>
      )}
      {custody === 'none' && (
        <Notice tone="locked" title={t`No custody is connected`}>
          {t`Whoever holds the keys has to be connected before balances can be seen and collected.`}
        </Notice>
      )}
    </>
  )
}
