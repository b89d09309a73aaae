import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Facts } from '../../../parts/facts.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { vipLevelsQuery } from '../../../platform/members/member/vip-levels.ts'
import { useVolumes } from '../member/bands.ts'

/** Applications for VIP status, to look at and decide. */
export const VipCases = caseScreen('vip.allApplications', {
  title: msg`VIP applications`,
  stateField: 'status',
  what: row => <Bank {...row} />,
  amount: row => <Volume {...row} />,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  Below: VipCase,
})

function Bank({ bank }: Pick<wire.VipApplication, 'bank'>) {
  const { t } = useLingui()
  return bank ?? t`Application`
}

const Volume = ({ volume }: Pick<wire.VipApplication, 'volume'>) => (
  <span className="quiet">{useVolumes()[volume]}</span>
)

function VipCase({ row, onDecided }: { row: wire.VipApplication; onDecided: () => void }) {
  const { t } = useLingui()
  const volumes = useVolumes()
  const { vip_level: level, reason } = row
  return (
    <div className="case">
      <div>
        <Facts
          rows={[
            { label: t`E-mail`, value: row.email },
            { label: t`Bank account`, value: row.bank ?? t`Unlinked since` },
            { label: t`Size of a single transaction`, value: volumes[row.volume] },
            { label: t`Asked for`, value: <UtcTime at={row.created_date} /> },
            level !== null && { label: t`VIP level`, value: t`VIP ${level}` },
            reason !== null && { label: t`Reason`, value: reason },
          ]}
        />
        <EvidenceFile id={row.file} name={t`Supporting file`} />
      </div>
      {row.status === 0 ? <Deciding row={row} onDecided={onDecided} /> : <ReviewState status={row.status} />}
    </div>
  )
}

/** Which level, then the decision. */
function Deciding({ row, onDecided }: { row: wire.VipApplication; onDecided: () => void }) {
  const { t } = useLingui()
  const { data: levels } = useQuery(vipLevelsQuery)
  const [chosen, setChosen] = useState<number>()
  if (!levels) return null
  const offered = levels.filter(({ level }) => level > 0)
  const level = chosen ?? offered[0]?.level
  if (level === undefined)
    return (
      <Notice tone="locked" title={t`There is no VIP level yet`}>
        {t`Add one under product settings first.`}
      </Notice>
    )
  return (
    <div className="stack" style={{ gap: 12 }}>
      <NativeSelect
        label={t`VIP level`}
        name="vip_level"
        value={String(level)}
        data={offered.map(each => ({ value: String(each.level), label: each.level_name }))}
        onChange={event => setChosen(Number(event.currentTarget.value))}
      />
      <Decision
        id={row.id}
        uid={row.uid}
        approve={{ call: 'vip.approve', body: { vip_level: level } }}
        approveLabel={t`Give this level`}
        reject={{ call: 'vip.reject' }}
        onDecided={onDecided}
      />
    </div>
  )
}
