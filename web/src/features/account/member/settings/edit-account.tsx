import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { requiredError } from '../../../../platform/members/member/validate.ts'
import { PhonePanel } from './phone-panel.tsx'
import { editUsername } from './queries.ts'

/** Edits what one says of oneself: name and phone. The e-mail is what one signs in with and stays. */
export function EditAccount() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Edit my details`}>
      {user && (
        <div className="stack" style={{ maxWidth: 640 }}>
          <Panel title={t`Name`}>
            <Username user={user} />
          </Panel>
          <PhonePanel user={user} />
          <p className="quiet">{t`Kept apart from the books, and erased with your account.`}</p>
        </div>
      )}
    </Page>
  )
}

function Username({ user }: { user: wire.Userinfo }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [username, setUsername] = useState(user.username)
  const send = useMutation({
    mutationFn: () => editUsername(username.trim()),
    onSuccess: () => queries.invalidateQueries(),
  })
  const error = requiredError(username)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error) send.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <TextInput
        label={t`Username`}
        name="username"
        autoComplete="nickname"
        maxLength={60}
        value={username}
        onChange={event => {
          send.reset()
          setUsername(event.currentTarget.value)
        }}
        error={error ? i18n._(error) : undefined}
      />
      <TextInput
        label={t`E-mail`}
        name="email"
        value={user.email}
        readOnly
        description={t`You sign in with it, so it stays as it is.`}
      />
      <ProblemNotice of={send.error} />
      {send.isSuccess && <Notice tone="proven" title={t`Your name is changed`} isUrgent />}
      <Button
        type="submit"
        variant="default"
        loading={send.isPending}
        disabled={username.trim() === user.username}
      >
        {t`Save the name`}
      </Button>
    </form>
  )
}
