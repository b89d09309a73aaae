import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { downloadTrialBalance } from '../../../client/files.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { utcText } from '../../../i18n/time.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { SaveCsv } from '../../../parts/save-csv.tsx'
import { viewOf } from '../../../parts/saved-views/queries.ts'
import { ViewsMenu } from '../../../parts/saved-views/views-menu.tsx'
import { type AsOfSearch, endOf } from '../../../platform/events/admin/as-of-search.ts'
import { AsClosed } from './as-closed.tsx'
import { AsOfFields } from './as-of-fields.tsx'
import { CurrencyBooks } from './currency-books.tsx'
import { asOfFilter, trialBalanceQuery } from './queries.ts'

const route = getRouteApi('/admin/trial-balance')

/** Every account of the books in two columns, a table for each currency, now or as of any event or moment. */
export function TrialBalance() {
  const { t } = useLingui()
  const search = route.useSearch()
  const query = useQuery(trialBalanceQuery(search))
  return (
    <Page title={t`Trial balance`}>
      <div className="stack gap-16">
        <Panel title={t`As of`} aside={<ViewsMenu />}>
          <AsOfFields key={viewOf(search)} search={search} />
        </Panel>
        {query.isError && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data ? (
          <Books found={query.data} search={search} />
        ) : (
          <Skeleton width="100%" />
        )}
      </div>
    </Page>
  )
}

function Books({ found, search }: { found: wire.TrialBalance; search: AsOfSearch }) {
  const { t } = useLingui()
  const event = groupWhole(String(found.number))
  const moment = found.at ? utcText(found.at) : ''
  if (found.lines.length === 0) return <EmptyState title={t`No money has moved yet.`} />
  const { closing } = found
  const broken = found.sums.filter(({ balanced }) => !balanced).map(({ currency }) => currency)
  const currencies = broken.join(', ')
  return (
    <>
      <div className="stack gap-8 items-start">
        <SaveCsv save={() => downloadTrialBalance(asOfFilter(search))} />
      </div>
      {closing ? (
        <AsClosed closing={closing} />
      ) : (
        <p className="quiet figures m-0">
          {found.at ? t`Up to event ${event}, and not later than ${moment}` : t`Up to event ${event}`}
        </p>
      )}
      {broken.length > 0 && (
        <Notice tone="wrong" title={t`Debit and credit differ in ${currencies}`} isUrgent>
          {t`Stop what pays out, and have an operator look at the proof.`}
        </Notice>
      )}
      {found.sums.map(sum => (
        <CurrencyBooks
          key={sum.currency}
          sum={sum}
          lines={found.lines.filter(({ currency }) => currency === sum.currency)}
          search={closing ? endOf(closing) : { up_to: search.up_to, at: search.at }}
        />
      ))}
    </>
  )
}
