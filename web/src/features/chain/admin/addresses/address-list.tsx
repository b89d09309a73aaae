import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { noteDecided } from '../../../../client/decided.ts'
import { may } from '../../../../client/may.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { custom, text } from '../../../../parts/lists/columns.tsx'
import { choiceOf, search } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import type { SaidColumn, SaidFilter } from '../../../../parts/lists/said.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { allNetworksQuery, removeAddress, retireAddress } from './queries.ts'
import { AdminAddressTabs } from './tabs.tsx'

type Row = wire.PoolAddress
type Pool = 'chain.poolAddresses'
type Column = SaidColumn<Row, Pool>

const address = custom<Row, Pool>('address', msg`Address`, row => <Address {...row} />)
const network = text<Row, Pool>('network', msg`Network`)
const since = (head: MessageDescriptor, field: 'created_date' | 'given_date'): Column =>
  custom<Row, Pool>('since', head, ({ [field]: at }) =>
    at === null ? <span className="quiet">–</span> : <UtcTime at={at} isQuiet />,
  )
const act = (cell: Column['cell']): Column =>
  custom<Row, Pool>('do', msg`What to do`, cell, { isHeadHidden: true, align: 'end' })

const useNetworks = () =>
  (useQuery(allNetworksQuery).data ?? []).map(each => ({
    value: each.network_code,
    label: each.network_name,
  }))
const onNetwork: SaidFilter<Pool> = choiceOf('network', msg`Network`, msg`All networks`, useNetworks)

/** The free deposit addresses. */
export const FreeAddresses = listScreen(
  'chain.poolAddresses',
  {
    title: msg`In the pool`,
    isTitled: true,
    columns: [
      address,
      network,
      since(msg`Brought in`, 'created_date'),
      act(row => <Act row={row} act="remove" />),
    ],
    filters: [onNetwork, search(msg`Search address`)],
    asks: () => ({ given: 0 }) as const,
    empty: {
      title: msg`The pool is empty`,
      text: msg`Members who need an address have to wait until some are brought in.`,
    },
    everyMs: false,
  },
  () => ({ params: { id: 'all' } }),
)

/** Deposit addresses and the members they belong to. */
export const MembersAddresses = listScreen(
  'chain.poolAddresses',
  {
    title: msg`Members’ addresses`,
    caption: msg`Deposit addresses`,
    isTitled: true,
    Above: AdminAddressTabs,
    columns: [
      custom('member', msg`Member`, row => <Holder {...row} />, { repeats: 'id' }),
      address,
      network,
      since(msg`Theirs since`, 'given_date'),
      act(row => (row.retired === 0 && row.uid ? <Act row={row} act="retire" /> : '')),
    ],
    filters: [onNetwork, search(msg`Search name, e-mail, user ID, chain address`)],
    asks: () => ({ given: 1, sort: 'given_date' }) as const,
    empty: {
      title: msg`No member has an address yet`,
      text: msg`Members get theirs when they open the top-up page.`,
    },
    everyMs: false,
  },
  useHolder,
)

/** On a member's page that member, elsewhere all. */
function useHolder(): { readonly params: { readonly id: string } } {
  const { uid = 'all' } = useParams({ strict: false })
  return { params: { id: uid } }
}

function Address({ ccaddress, demo, retired }: Row) {
  const { t } = useLingui()
  return (
    <span className="break-anywhere">
      <span className="mono">{ccaddress}</span> <CopyButton text={ccaddress} what={t`Copy address`} />
      {demo === 1 && <span className="hint"> {t`demo`}</span>}
      {retired === 1 && <span className="hint"> {t`retired`}</span>}
    </span>
  )
}

function Holder({ uid, username }: Row) {
  const { t } = useLingui()
  return uid ? <MemberLink uid={uid} username={username} /> : t`erased`
}

/** Takes an address out of the pool, or away from what its member is shown; asks first. */
function Act({ row: { id, ccaddress }, act }: { row: Row; act: 'remove' | 'retire' }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit(act === 'remove' ? removeAddress : retireAddress, {
    onSuccess: () => {
      setAsking(false)
      noteDecided(id, 'changed')
    },
  })
  const label = act === 'remove' ? t`Delete` : t`Retire`
  if (!may(act === 'remove' ? 'chain.removePoolAddress' : 'chain.removeAddress')) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={act === 'remove' ? t`Delete this address?` : t`Retire this address?`}
        confirmLabel={label}
        onConfirm={() => send.mutate(id)}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
      >
        <p className="mono break-anywhere">{ccaddress}</p>
        <p>
          {act === 'remove'
            ? t`It leaves the pool. Nobody has it.`
            : t`Its member is shown it no more and may get another. It stays theirs: nobody else is ever given it.`}
        </p>
        <ProblemNotice of={send.error} />
      </Confirm>
    </>
  )
}
