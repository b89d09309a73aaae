import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { instantText } from '../../../../i18n/time.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { type FiltersProps, SearchFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { type ListSearch, useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { Status } from '../../../../parts/status.tsx'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../../platform/members/member/queries.ts'
import { AllowListNote } from '../allow-list/allow-list-note.tsx'
import { AddressForm } from './address-form.tsx'
import { addressBookQuery, adminUnbindAddress, unbindAddress } from './queries.ts'

/** The addresses the member sends to. */
export function AddressBook() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Address book`}
      actions={
        <Button
          size="sm"
          leftSection={<IconPlus size={17} aria-hidden />}
          renderRoot={props => <Link {...props} to="/userbindccaddress/add" />}
        >
          {t`Add`}
        </Button>
      }
    >
      <WarmUp access={walletAccess}>
        <AllowListNote />
        <Addresses />
      </WarmUp>
    </Page>
  )
}

/** Adds an address to the book. */
export function NewAddress() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`Add an address`}>
      <WarmUp access={walletAccess}>
        <div className="max-640">
          <AllowListNote />
          <AddressForm onSaved={() => void navigate({ to: '/userbindccaddress' })} />
        </div>
      </WarmUp>
    </Page>
  )
}

type AddressesProps = {
  /** The book of this member, for administrators; the signed-in member's otherwise. */
  of?: string
}

/** The entries of an address book, each with a way to remove it. */
export function Addresses({ of }: AddressesProps) {
  const { t } = useLingui()
  const { search, change, clear } = useListState<ListSearch>()
  const query = useQuery(addressBookQuery(search, of))
  const columns = useColumns({ of })
  return (
    <Panel inset="flush">
      <Filters search={search} change={change} />
      <List
        query={query}
        columns={columns}
        card={row => (
          <>
            <Name row={row} />
            <span className="card-end">
              <Remove row={row} unbind={of ? adminUnbindAddress : unbindAddress} />
            </span>
            <span className="card-wide">
              <Address row={row} />
            </span>
          </>
        )}
        rowKey={row => row.id}
        empty={
          <EmptyState title={t`No address yet`}>
            {!of && t`Add the address of a wallet or an exchange to send to it.`}
          </EmptyState>
        }
        isFiltered={Boolean(search.search)}
        onClear={clear}
        page={search.page ?? 1}
        onPage={page => change({ page })}
        caption={t`Address book`}
      />
    </Panel>
  )
}

const Name = ({ row }: { row: wire.BoundAddress }) => (
  <span>
    <span className="weight-550">{row.name}</span>
    <span className="quiet block">
      {row.currency} · {row.network}
    </span>
  </span>
)

function Address({ row: { address, usable_date } }: { row: wire.BoundAddress }) {
  const { t } = useLingui()
  const from = usable_date && instantText(usable_date)
  return (
    <>
      <span className="mono quiet break-anywhere">
        {address} <CopyButton text={address} what={t`Copy address`} />
      </span>
      {from && (
        <span className="block">
          <Status state="waiting">{t`Usable from ${from}`}</Status>
        </span>
      )}
    </>
  )
}

type RemoveProps = { row: wire.BoundAddress; unbind: typeof unbindAddress }

function Remove({ row: { id, name }, unbind }: RemoveProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const remove = useSubmit(unbind, { onSuccess: () => setAsking(false) })
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t`Remove`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Remove ${name}?`}
        confirmLabel={t`Remove`}
        onConfirm={() => remove.mutate(id)}
        onCancel={() => setAsking(false)}
        isBusy={remove.isPending}
      >
        <p>{t`Nothing can be sent to it any more. Sends under way are not touched.`}</p>
        <ProblemNotice of={remove.error} />
      </Confirm>
    </>
  )
}

function Filters({ search, change }: FiltersProps<ListSearch>) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      <SearchFilter
        label={t`Search name, address`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function useColumns({ of }: Pick<AddressesProps, 'of'>): Column<wire.BoundAddress>[] {
  const { t } = useLingui()
  return [
    { key: 'name', head: t`Address name`, cell: row => <Name row={row} /> },
    { key: 'address', head: t`Address`, cell: row => <Address row={row} /> },
    {
      key: 'remove',
      head: <span className="sr">{t`What to do`}</span>,
      align: 'end',
      cell: row => <Remove row={row} unbind={of ? adminUnbindAddress : unbindAddress} />,
    },
  ]
}
