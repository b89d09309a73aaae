import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../parts/panel.tsx'
import { Costs } from './costs.tsx'
import { PublicPage } from './public-page.tsx'

/** The fees of today, out of the settings that are charged by. */
export function FeesPage() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`Fees`}
      lead={t`What we charge today. Where a bank or a network takes a fee of its own from money that comes in, your statement names it. All else is free.`}
    >
      <Panel>
        <Costs isWhole />
      </Panel>
    </PublicPage>
  )
}
