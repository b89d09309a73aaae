import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vipLevelsQuery } from '../../../platform/members/member/queries.ts'
import { MemberActButton } from './member-act.tsx'

/** Gives a VIP level without an application, or takes it away. */
export function GiveVip({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username, vip_level } = member
  const { data: levels = [] } = useQuery(vipLevelsQuery)
  const [level, setLevel] = useState(vip_level)
  const offered = levels.filter(each => each.level > 0)
  return (
    <MemberActButton
      label={t`Set VIP level`}
      title={t`Which VIP level has ${username}?`}
      says={t`The fees, rates and limits of this level hold from the next payment on. What is under way keeps its terms.`}
      member={member}
      act="vip.give"
      fields={level === vip_level ? undefined : { vip_level: level }}
      onOpen={() => setLevel(vip_level)}
      done={level > 0 ? t`${username} is at VIP level ${level}.` : t`${username} no longer has a VIP level.`}
    >
      <NativeSelect
        label={t`VIP level`}
        name="vip_level"
        value={String(level)}
        data={[
          { value: '0', label: t`None` },
          ...offered.map(each => ({ value: String(each.level), label: each.level_name })),
        ]}
        onChange={event => setLevel(Number(event.currentTarget.value))}
      />
    </MemberActButton>
  )
}
