import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../parts/panel.tsx'
import { Costs } from './costs.tsx'
import { PublicPage } from './public-page.tsx'

/** The fees of today, out of the settings that are charged by. */
export function FeesPage() {
  const { t } = useLingui()
  return (
    <PublicPage title={t`Fees`} lead={t`What is charged today. What is not named here costs nothing.`}>
      <Panel>
        <Costs isWhole />
      </Panel>
    </PublicPage>
  )
}
