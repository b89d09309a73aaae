import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { Skeleton } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { memberQuery } from '../../../../platform/members/admin/queries.ts'
import { Addresses } from '../../member/address-book/address-book.tsx'
import { AddressForm } from '../../member/address-book/address-form.tsx'
import { adminBindAddress } from '../../member/address-book/queries.ts'
import { AdminAddressTabs } from './tabs.tsx'

/** A member's address book, found by their e-mail: what they may send to, put in and taken out for them. */
export function MemberBook() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  // An e-mail address does not belong into the page's own.
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmail(typed.trim())
  }
  return (
    <Page title={t`Members’ addresses`}>
      <AdminAddressTabs />
      <div className="stack">
        <Panel title={t`Address book of a member`}>
          <form onSubmit={submit} className="row wrap gap-10 align-end">
            <TextInput
              label={t`E-mail`}
              name="email"
              type="email"
              autoComplete="off"
              value={typed}
              onChange={event => setTyped(event.currentTarget.value)}
              style={{ flex: '1 1 260px', maxWidth: 420 }}
            />
            <Button type="submit">{t`Show`}</Button>
          </form>
        </Panel>
        {email && <Book key={email} email={email} />}
      </div>
    </Page>
  )
}

/** The address book of a member whose page it stands on. */
export function BookOfMember({ uid }: { uid: string }) {
  const { data } = useQuery(memberQuery(uid))
  return data ? <Book email={data.email} /> : <Skeleton width="60%" />
}

function Book({ email }: { email: string }) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(0)
  const bind = useMemo(() => adminBindAddress(email), [email])
  return (
    <>
      <Addresses of={email} />
      <div className="max-640">
        <h2 style={{ fontSize: 16, marginBottom: 8 }}>{t`Add an address`}</h2>
        <AddressForm key={saved} bind={bind} onSaved={() => setSaved(saved + 1)} />
      </div>
    </>
  )
}
