import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../../parts/notice.tsx'
import type { CaseProps } from '../../../platform/cases/admin/case-below.tsx'
import {
  CaseFacts,
  email,
  fact,
  reason,
  type SaidFact,
  since,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { vipLevelsQuery } from '../../../platform/members/member/queries.ts'
import { useVolumes } from '../member/bands.ts'

type Row = wire.AdminVipApplication

/** Applications for VIP status, to look at and decide. */
export const VipCases = caseKind('vip-application', 'vip.allApplications', {
  stateField: 'status',
  what: row => <Bank {...row} />,
  amount: row => (
    <span className="quiet">
      <Volume {...row} />
    </span>
  ),
  amountHead: msg`Size of a single transaction`,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  evidence: Evidence,
  decision: Deciding,
})

function Bank({ bank }: Pick<Row, 'bank'>) {
  const { t } = useLingui()
  return bank ?? t`Application`
}

const Volume = ({ volume }: Pick<Row, 'volume'>) => useVolumes()[volume]

const facts: readonly SaidFact<Row>[] = [
  email(),
  fact(msg`Bank account`, ({ bank }) => bank ?? <Trans>Unlinked since</Trans>),
  fact(msg`Size of a single transaction`, row => <Volume {...row} />),
  since(),
  fact(msg`VIP level`, ({ vip_level: level }) => (level === null ? null : <Trans>VIP {level}</Trans>)),
  reason(),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  return (
    <div>
      <CaseFacts row={row} said={facts} />
      <EvidenceFile id={row.file} name={t`Supporting file`} />
    </div>
  )
}

/** Which level, then the decision. */
function Deciding({ row, onDecided }: CaseProps<Row>) {
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
    <div className="stack gap-12">
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
