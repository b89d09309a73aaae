import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { useState } from 'react'
import { chosenOf } from '../../../parts/chosen.ts'
import { useRoleWords } from '../../../platform/members/admin/role-words.ts'
import { MemberActButton } from './member-act.tsx'

/** Gives or takes a role, which a second superadministrator has to approve. */
export function ChangeRole({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const words = useRoleWords()
  const { username, role: has } = member
  const [role, setRole] = useState(has)
  return (
    <MemberActButton
      label={t`Change role`}
      title={t`Which role has ${username}?`}
      says={t`Another superadministrator has to approve this. Then every session of this member ends, and the next sign-in has the new role. Sessions can be ended at once.`}
      member={member}
      act="account.setRole"
      fields={role === has ? undefined : { role }}
      onOpen={() => setRole(has)}
      done={t`${username} has this role.`}
    >
      <NativeSelect
        label={t`Role`}
        name="role"
        value={role}
        data={wire.role.options.map(value => ({ value, label: words(value) }))}
        onChange={event => setRole(chosenOf(wire.role.options, event.currentTarget.value))}
      />
    </MemberActButton>
  )
}
