import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../platform/members/member/queries.ts'
import { answersTo } from './contact-names.ts'
import { ContactList } from './contacts.tsx'
import { contactsQuery } from './queries.ts'
import { QuickPayTabs } from './quick-pay-tabs.tsx'

/** Everybody whom the member has paid or saved. */
export function ContactsPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Contacts`}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <div className="max-640">
          <AllContacts />
        </div>
      </WarmUp>
    </Page>
  )
}

function AllContacts() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sought, setSought] = useState('')
  const contacts = useQuery(contactsQuery())
  if (contacts.data === undefined) return <Waiting query={contacts} />
  if (contacts.data.length === 0)
    return (
      <Panel>
        <p className="quiet m-0">{t`Whom you pay or save stands here, to be paid again by one press.`}</p>
      </Panel>
    )
  return (
    <Panel>
      <div className="stack">
        <TextInput
          label={t`Search name, handle, user ID`}
          value={sought}
          onChange={event => setSought(event.currentTarget.value)}
          autoComplete="off"
        />
        <ContactList
          contacts={contacts.data.filter(answersTo(sought))}
          onChosen={uid => void navigate({ to: '/quickpay', search: { uid } })}
        />
      </div>
    </Panel>
  )
}
