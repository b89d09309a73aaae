import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userGroupsQuery } from '../../../platform/members/admin/user-groups.ts'
import { useGroupName } from '../../../platform/members/group-name.ts'
import { MemberActButton } from './member-act.tsx'

const NONE = ''

/** Puts a member into a user group, or takes the member out of it. */
export function GiveGroup({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const nameOf = useGroupName()
  const { username } = member
  const own = member.user_group ?? NONE
  const { data: groups = [] } = useQuery(userGroupsQuery)
  const [code, setCode] = useState(own)
  const offered = groups.filter(({ status, group_code }) => status === 1 || group_code === own)
  const chosen = offered.find(({ group_code }) => group_code === code)
  const name = chosen ? nameOf(chosen) : code
  return (
    <MemberActButton
      label={t`Set user group`}
      title={t`Which user group is ${username} in?`}
      says={t`The rates and limits of the group go before those of the VIP level, from the next payment on. Payments under way keep their terms. Where any rate or limit gets better, another administrator has to approve it.`}
      member={member}
      act="vip.giveGroup"
      fields={code === own ? undefined : { user_group: code === NONE ? null : code }}
      onOpen={() => setCode(own)}
      done={
        code === NONE
          ? t`${username} is no longer in a user group.`
          : t`${username} is in the user group ${name}.`
      }
    >
      <NativeSelect
        label={t`User group`}
        name="user_group"
        value={code}
        data={[
          { value: NONE, label: t`None` },
          ...offered.map(group => ({ value: group.group_code, label: nameOf(group) })),
        ]}
        onChange={event => setCode(event.currentTarget.value)}
      />
    </MemberActButton>
  )
}
