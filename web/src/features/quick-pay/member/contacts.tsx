import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconPencil, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { answersTo, calledAs } from './contact-names.ts'
import { ContactMark } from './payee-card.tsx'
import { PayeeDialog } from './payee-dialog.tsx'
import { contactsQuery, favourContact } from './queries.ts'
import './contacts.css'

/** Of the contacts beside the field; all of them stand on a page of their own. */
const SHOWN = 5

type ContactsProps = {
  /** The text in the field of the payee: contacts that answer to it are offered. */
  typed: string
  onChosen: (uid: string) => void
}

/** The contacts that answer to what is typed, favourites and those paid last on top: one press pays. Nothing while there are none. */
export function Contacts({ typed, onChosen }: ContactsProps) {
  const { t } = useLingui()
  const { data = [] } = useQuery(contactsQuery())
  const offered = data.filter(answersTo(typed))
  if (offered.length === 0) return null
  return (
    <div className="mb-16">
      <Panel title={t`Contacts`} aside={data.length > SHOWN && <Link to="/quickpay/contacts">{t`All`}</Link>}>
        <ContactList contacts={offered.slice(0, SHOWN)} onChosen={onChosen} />
      </Panel>
    </div>
  )
}

type ContactListProps = { contacts: readonly wire.Contact[]; onChosen: (uid: string) => void }

/** Contacts with what one does with them: pay, mark as favourite, name or remove. */
export function ContactList({ contacts, onChosen }: ContactListProps) {
  const [changed, setChanged] = useState<wire.Contact>()
  const favour = useSubmit(favourContact)
  return (
    <>
      <ProblemNotice of={favour.error} />
      <ul className="bare-list contacts">
        {contacts.map(contact => (
          <ContactRow
            key={contact.uid}
            contact={contact}
            isBusy={favour.isPending}
            onChosen={() => onChosen(contact.uid)}
            onFavour={() => favour.mutate({ uid: contact.uid, favourite: contact.favourite === 1 ? 0 : 1 })}
            onChange={() => setChanged(contact)}
          />
        ))}
      </ul>
      {changed && (
        <PayeeDialog payee={changed} saved={calledAs(changed)} onClose={() => setChanged(undefined)} />
      )}
    </>
  )
}

type ContactRowProps = {
  contact: wire.Contact
  isBusy: boolean
  onChosen: () => void
  onFavour: () => void
  onChange: () => void
}

function ContactRow({ contact, isBusy, onChosen, onFavour, onChange }: ContactRowProps) {
  const { t } = useLingui()
  const { uid, username, handle, favourite, nickname } = contact
  const name = calledAs(contact)
  const beside = [nickname === null ? '' : username, handle === null ? '' : `@${handle}`]
  return (
    <li>
      <button type="button" className="contact" onClick={onChosen}>
        <ContactMark uid={uid} name={name} />
        <span className="contact-name">{name}</span>
        <span className="quiet">
          {beside.filter(Boolean).join(' · ')} <span className="figures">{uid}</span>
        </span>
      </button>
      <button
        type="button"
        className="contact-act"
        aria-label={t`Favourite: ${name}`}
        aria-pressed={favourite === 1}
        disabled={isBusy}
        onClick={onFavour}
      >
        {favourite === 1 ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </button>
      <button
        type="button"
        className="contact-act"
        aria-label={t`Change the contact ${name}`}
        onClick={onChange}
      >
        <IconPencil size={18} aria-hidden />
      </button>
    </li>
  )
}

/** Offers to save the payee who has been paid; says so once they are. */
export function SavePayee({ payee }: { payee: wire.Payee }) {
  const { t } = useLingui()
  const { data } = useQuery(contactsQuery())
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  if (data.some(({ uid, nickname }) => uid === payee.uid && nickname !== null))
    return <p className="hint saved-already">{t`Saved among your contacts`}</p>
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconStar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        className="mt-12"
      >
        {t`Save this payee`}
      </Button>
      {isOpen && <PayeeDialog payee={payee} onClose={() => setOpen(false)} />}
    </>
  )
}
