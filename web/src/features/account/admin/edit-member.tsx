import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { isLanguage, LANGUAGES, NAMES } from '../../../i18n/languages.ts'
import { emailError } from '../../../platform/members/member/validate.ts'
import { MemberActButton } from './member-act.tsx'

type Edited = { username: string; email: string; language: string }

const ofMember = ({ username, email, language }: wire.Member): Edited => ({ username, email, language })

/** The edited fields that differ from the member's, or nothing. */
const changesOf = (member: wire.Member, edited: Edited) => {
  const before = ofMember(member)
  const given = { ...edited, username: edited.username.trim(), email: edited.email.trim().toLowerCase() }
  const fields = (['username', 'email', 'language'] as const).filter(
    field => given[field] && given[field] !== before[field],
  )
  return fields.length > 0 ? Object.fromEntries(fields.map(field => [field, given[field]])) : undefined
}

/** Edits what a member is called, written to in and, where the administrator may, where they are written to. */
export function EditMember({ member, mayMove }: { member: wire.Member; mayMove: boolean }) {
  const { t, i18n } = useLingui()
  const [edited, setEdited] = useState(ofMember(member))
  const changes = changesOf(member, edited)
  const wrongEmail = changes?.email === undefined ? undefined : emailError(edited.email)
  const set = (field: keyof Edited) => (event: { currentTarget: { value: string } }) =>
    setEdited({ ...edited, [field]: event.currentTarget.value })
  const { username } = member
  return (
    <MemberActButton
      label={t`Edit details`}
      title={t`Edit the details of ${username}`}
      says={
        mayMove
          ? t`Another e-mail address ends every session and every code under way. The member signs in with the new address, and both addresses are told.`
          : t`Only a superadministrator changes an e-mail address.`
      }
      member={member}
      act="account.editFor"
      fields={wrongEmail ? undefined : changes}
      onOpen={() => setEdited(ofMember(member))}
      done={t`The details of ${username} are saved.`}
    >
      <TextInput
        label={t`Username`}
        name="username"
        maxLength={60}
        value={edited.username}
        onChange={set('username')}
      />
      {mayMove && (
        <TextInput
          label={t`E-mail`}
          name="email"
          type="email"
          value={edited.email}
          onChange={set('email')}
          error={wrongEmail ? i18n._(wrongEmail) : undefined}
        />
      )}
      <NativeSelect
        label={t`Language of mails`}
        name="language"
        value={isLanguage(edited.language) ? edited.language : 'en'}
        data={LANGUAGES.map(value => ({ value, label: NAMES[value] }))}
        onChange={set('language')}
      />
    </MemberActButton>
  )
}
