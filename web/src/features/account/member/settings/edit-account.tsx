import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Form, useForm } from '../../../../parts/form.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
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
        <div className="stack max-640">
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
  const { t } = useLingui()
  const queries = useQueryClient()
  const send = useMutation({ mutationFn: editUsername, onSuccess: () => queries.invalidateQueries() })
  const form = useForm({
    initial: { username: user.username },
    atOnce: { username: requiredError },
    forgets: true,
    body: ({ username }) => username.trim(),
    send,
  })
  const end = (
    <>
      {send.isSuccess && <Notice tone="proven" title={t`Your name is changed`} isUrgent />}
      <Button
        type="submit"
        variant="default"
        loading={form.isBusy}
        disabled={form.typed.username.trim() === user.username}
      >
        {t`Save the name`}
      </Button>
    </>
  )
  return (
    <Form form={form} end={end}>
      <TextInput {...form.text('username', t`Username`)} autoComplete="nickname" maxLength={60} />
      <TextInput
        label={t`E-mail`}
        name="email"
        value={user.email}
        readOnly
        description={t`You sign in with it, so it stays as it is.`}
      />
    </Form>
  )
}
