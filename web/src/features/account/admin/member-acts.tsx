import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { may } from '../../../client/may.ts'
import { May } from '../../../parts/may.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { ChangeRole } from './change-role.tsx'
import { EditMember } from './edit-member.tsx'
import { GiveGroup } from './give-group.tsx'
import { GiveVip } from './give-vip.tsx'
import { MemberActButton } from './member-act.tsx'

/** Acts that the signed-in administrator's role allows on this member's account; none on their own. */
export function MemberActs({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const me = useUserinfo()
  if (!me || me.uid === member.uid) return null
  if (member.role !== 'member' && !may('account.setRole')) return null
  return (
    <>
      <EditMember member={member} mayMove={may('account.setRole')} />
      <GiveVip member={member} />
      <GiveGroup member={member} />
      <ChangeRole member={member} />
      {member.frozen === 1 && <Unfreeze member={member} />}
      {member.authenticator === 1 && <RemoveAuthenticator member={member} />}
      <ClearPin member={member} />
      <EndSessions member={member} />
      {member.status === 1 ? <Disable member={member} /> : <Enable member={member} />}
      <May call="office.adjust">
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={props => <Link {...props} to="/admin/member/addAsset" search={{ uid: member.uid }} />}
        >
          {t`Adjust a wallet`}
        </Button>
      </May>
    </>
  )
}

function EndSessions({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username } = member
  return (
    <MemberActButton
      label={t`End sessions`}
      title={t`End every session of ${username}?`}
      says={t`Whoever is signed in as this member is signed out on every device. The account stays enabled: the member can sign in again at once.`}
      member={member}
      act="account.endSessions"
      fields={{}}
      done={t`Every session of ${username} has ended.`}
    />
  )
}

function RemoveAuthenticator({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username } = member
  return (
    <MemberActButton
      label={t`Remove authenticator app`}
      title={t`Turn off the authenticator app of ${username}?`}
      says={t`Only for a member who has lost the app and the recovery codes: be sure who you are speaking to. Signing in then takes the password, a mailed code and the PAY code alone. Every session ends, and the member is told by e-mail.`}
      member={member}
      act="account.removeAuthenticator"
      fields={{}}
      done={t`The authenticator app of ${username} is off.`}
    />
  )
}

function ClearPin({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username } = member
  return (
    <MemberActButton
      label={t`Clear PAY code`}
      title={t`Clear the PAY code of ${username}?`}
      says={t`Only for a member who has forgotten it and cannot set another by e-mail: be sure who you are speaking to. Another administrator has to approve it. Then every session ends, the next sign-in asks for a new PAY code, nothing leaves the account for a while, and the member is told by e-mail.`}
      member={member}
      act="account.clearPin"
      fields={{}}
      done={t`Proposed: the PAY code of ${username} is cleared once another administrator approves it.`}
    />
  )
}

function Disable({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username, role } = member
  return (
    <MemberActButton
      label={t`Disable account`}
      title={t`Disable the account of ${username}?`}
      says={
        role !== 'member'
          ? t`This is an administrator: a second administrator has to approve it. Then every session ends. Sessions can be ended at once.`
          : t`Every session ends at once. Until the account is enabled again, the member can neither sign in, nor pay, nor be paid by others; their pay codes and orders rest, and nothing they asked for can be sent out. The money stays in the wallet, what arrives from a bank or a chain is still credited, and interest and card fees run on.`
      }
      member={member}
      act="account.disable"
      fields={{}}
      done={t`The account of ${username} is disabled.`}
    />
  )
}

function Enable({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username } = member
  return (
    <MemberActButton
      label={t`Enable account`}
      title={t`Enable the account of ${username} again?`}
      says={t`The member can sign in, pay and be paid again at once. Pay codes that have not expired and open orders continue.`}
      member={member}
      act="account.enable"
      fields={{}}
      done={t`The account of ${username} is enabled.`}
    />
  )
}

function Unfreeze({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const { username } = member
  return (
    <MemberActButton
      label={t`Unfreeze account`}
      title={t`Unfreeze the account of ${username}?`}
      says={t`The member froze it, or said that a sign-in was not theirs. Be sure who you are speaking to: money can leave the account at once, and the member is told by e-mail.`}
      member={member}
      act="account.unfreezeFor"
      fields={{}}
      done={t`The account of ${username} is no longer frozen.`}
    />
  )
}
