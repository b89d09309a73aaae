import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { MemberActButton } from './member-act.tsx'
import { useRoleWords } from './role-words.ts'

const CHOICES: readonly wire.Role[] = ['member', 'support', 'finance', 'operator', 'auditor', 'superadmin']

/** Gives a role, which a second superadministrator has to approve, or takes it away. */
export function ChangeRole({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const words = useRoleWords()
  const { username, role: has } = member
  const [role, setRole] = useState(has)
  const isTaken = role === 'member' && has !== 'superadmin'
  const named = words(role)
  return (
    <MemberActButton
      label={t`Change role`}
      title={t`Which role has ${username}?`}
      says={
        isTaken
          ? t`The role is gone at once, and every session of this member ends.`
          : t`Another superadministrator has to approve this. Then every session of this member ends, and the next sign-in has the new role.`
      }
      member={member}
      act="account.setRole"
      fields={role === has ? undefined : { role }}
      onOpen={() => setRole(has)}
      done={
        isTaken
          ? t`${username} has no role any more.`
          : t`Proposed: ${username} becomes ${named}. Another superadministrator has to approve it.`
      }
    >
      <NativeSelect
        label={t`Role`}
        name="role"
        value={role}
        data={CHOICES.map(value => ({ value, label: words(value) }))}
        onChange={event => setRole(event.currentTarget.value as wire.Role)}
      />
    </MemberActButton>
  )
}
