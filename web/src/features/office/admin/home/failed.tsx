import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link, type LinkProps } from '@tanstack/react-router'
import { groupWhole } from '../../../../i18n/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'

/** Failed work that waits for an operator; each leads to where it is seen to. */
export function Failed({ failed }: Pick<wire.OfficeHome, 'failed'>) {
  const { t } = useLingui()
  const row = (label: string, to: NonNullable<LinkProps['to']>, count: number) => ({
    label: (
      <Link to={to} className="row-link">
        {label}
      </Link>
    ),
    value: <Count count={count} />,
  })
  return (
    <Panel title={t`Failed`}>
      <Facts
        rows={[
          row(t`Mails given up`, '/admin/operations/outboxes', failed.mails),
          row(t`Messages given up`, '/admin/operations/outboxes', failed.messages),
          row(t`Jobs, in the last day`, '/admin/operations/queues', failed.jobs),
          row(t`Parked streams`, '/admin/operations/parked', failed.parked),
        ]}
      />
    </Panel>
  )
}

function Count({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return <span className="quiet">{t`None`}</span>
  return (
    <Status state="wrong">
      <span className="figures">{groupWhole(String(count))}</span>
    </Status>
  )
}
