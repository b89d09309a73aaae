import { useLingui } from '@lingui/react/macro'
import { Page } from '../../../parts/page/page.tsx'
import { RecordPanel, type RecordPanelProps } from './record-panel.tsx'
import { RecordTabs } from './record-tabs.tsx'

/** The records of one kind, beside the other kinds. */
export function RecordList<Row extends { readonly id: string }>(props: RecordPanelProps<Row>) {
  const { t } = useLingui()
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <RecordPanel {...props} />
    </Page>
  )
}
