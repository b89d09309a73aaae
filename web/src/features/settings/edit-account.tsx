import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Page } from '../../shell/page.tsx'
import { useUserinfo } from '../account/queries.ts'
import { requiredError } from '../sign-in/validate.ts'
import { areaCodesQuery, editPhone, editUsername } from './queries.ts'

/** Edits what one says of oneself: name and phone. The e-mail is what one signs in with and stays. */
export function EditAccount() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Edit my details`}>
      <div style={{ maxWidth: 640 }}>
        <Panel>{user && <Details user={user} />}</Panel>
      </div>
    </Page>
  )
}

/** Saves what has changed, and nothing else. */
const save = async (
  user: wire.Userinfo,
  { username, area_code, phone }: { username: string; area_code: string; phone: string },
) => {
  if (username !== user.username) await editUsername(username)
  if (phone && (phone !== user.phone || area_code !== user.area_code)) await editPhone({ area_code, phone })
}

function Details({ user }: { user: wire.Userinfo }) {
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState({
    username: user.username,
    area_code: user.area_code ?? '',
    phone: user.phone ?? '',
  })
  const [isChecked, setChecked] = useState(false)
  const send = useMutation({
    mutationFn: () => save(user, { ...typed, username: typed.username.trim(), phone: typed.phone.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      await navigate({ to: '/accountinfo' })
    },
  })
  const nameError = requiredError(typed.username)
  const codeError = typed.phone.trim() && !typed.area_code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!nameError && !codeError) send.mutate()
  }
  const problem = send.isError ? problemOf(send.error) : undefined
  const isPhoneWrong = problem?.kind === 'wrong' && problem.issues.some(({ path }) => path === 'phone')
  return (
    <form onSubmit={submit} noValidate className="stack">
      <TextInput
        label={t`Username`}
        name="username"
        autoComplete="nickname"
        maxLength={60}
        value={typed.username}
        onChange={event => setTyped({ ...typed, username: event.currentTarget.value })}
        error={isChecked && nameError ? i18n._(nameError) : undefined}
      />
      <AreaCode
        value={typed.area_code}
        onChange={area_code => setTyped({ ...typed, area_code })}
        isMissing={isChecked && Boolean(codeError)}
      />
      <TextInput
        label={t`Phone number`}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        maxLength={24}
        value={typed.phone}
        onChange={event => setTyped({ ...typed, phone: event.currentTarget.value })}
        error={isPhoneWrong ? t`This is not a phone number.` : undefined}
      />
      <TextInput
        label={t`E-mail`}
        name="email"
        value={user.email}
        readOnly
        description={t`You sign in with it, so it stays as it is.`}
      />
      {problem && !isPhoneWrong && <Notice tone="wrong" title={words(problem)} isUrgent />}
      <Button type="submit" size="lg" fullWidth loading={send.isPending}>
        {t`Save my details`}
      </Button>
      <p className="quiet">{t`Kept apart from the books, and erased with your account.`}</p>
    </form>
  )
}

/** One choice a code, which several countries may share. */
const byCode = (codes: readonly { readonly name: string; readonly code: string }[]) => {
  const names = new Map<string, string[]>()
  for (const { name, code } of codes) {
    const plus = `+${code.replace('+', '')}`
    names.set(plus, [...(names.get(plus) ?? []), name])
  }
  return [...names].map(([value, all]) => ({ value, label: `${all.join(', ')} ${value}` }))
}

type AreaCodeProps = { value: string; onChange: (code: string) => void; isMissing: boolean }

function AreaCode({ value, onChange, isMissing }: AreaCodeProps) {
  const { t } = useLingui()
  const { data: codes = [] } = useQuery(areaCodesQuery)
  const known = byCode(codes)
  const isKnown = value === '' || known.some(each => each.value === value)
  return (
    <NativeSelect
      label={t`Country code`}
      name="area_code"
      value={value}
      data={[{ value: '', label: t`Choose one` }, ...(isKnown ? [] : [{ value, label: value }]), ...known]}
      onChange={event => onChange(event.currentTarget.value)}
      error={isMissing ? t`Country code and phone number are required` : undefined}
    />
  )
}
