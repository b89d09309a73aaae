import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../../i18n/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { today } from './today.tsx'

/** Members who came today (UTC), and those whose identity was proven today. */
export function NewMembers({ members }: Pick<wire.OfficeHome, 'members'>) {
  const { t } = useLingui()
  const figure = (count: number) => <span className="figures">{groupWhole(String(count))}</span>
  return (
    <Panel title={t`Members today (UTC)`}>
      <Facts
        rows={[
          {
            label: (
              <Link to="/admin/member" search={today()} className="row-link">
                {t`Registered`}
              </Link>
            ),
            value: figure(members.registered),
          },
          {
            label: (
              <Link
                to="/admin/kycmember"
                search={{ status: '1', sort: 'decided_date', order: 'desc' }}
                className="row-link"
              >
                {t`Verified`}
              </Link>
            ),
            value: figure(members.verified),
          },
        ]}
      />
    </Panel>
  )
}
