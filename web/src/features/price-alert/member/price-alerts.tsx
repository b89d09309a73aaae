import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertList } from './alert-list.tsx'
import { keyOf, type Watched } from './pairs.ts'
import { swappedQuery, tradedQuery } from './queries.ts'
import '../../../parts/form-and-list.css'

/** Prices and rates of which the member wants to be told: a form, and the alerts that are there. */
export function PriceAlerts() {
  const { t } = useLingui()
  return (
    <Page title={t`Price alerts`}>
      <WarmUp access={walletAccess}>
        <Alerts />
      </WarmUp>
    </Page>
  )
}

function Alerts() {
  const [edited, setEdited] = useState<wire.PriceAlert>()
  const { kind, pair }: { kind?: string; pair?: string } = useSearch({ strict: false })
  const traded = useQuery(tradedQuery)
  const swapped = useQuery(swappedQuery)
  if (!traded.data) return <Waiting query={traded} />
  if (!swapped.data) return <Waiting query={swapped} />
  const pairs: readonly Watched[] = [
    ...traded.data.map(({ base, target }) => ({ kind: 'trade' as const, base, target })),
    ...swapped.data.flatMap(({ currency: base, targets }) =>
      targets.map(target => ({ kind: 'swap' as const, base, target })),
    ),
  ]
  return (
    <div className="form-and-list">
      <AlertForm
        key={edited?.id ?? 'new'}
        pairs={pairs}
        edited={edited}
        begins={edited ? keyOf(edited) : `${kind ?? 'trade'}:${pair ?? ''}`}
        onDone={() => setEdited(undefined)}
      />
      <div className="form-and-list-rows">
        <AlertList onEdit={setEdited} />
      </div>
    </div>
  )
}
