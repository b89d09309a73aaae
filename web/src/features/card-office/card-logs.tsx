import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronRight, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Problem, problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText } from '../../parts/amount.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { Facts } from '../../parts/facts.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../parts/filters.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Status } from '../../parts/status.tsx'
import { calendarDayText, instantText } from '../../parts/time.ts'
import { Page } from '../../shell/page.tsx'
import '../admin/admin.css'
import { MemberLink } from '../admin/member-link.tsx'
import { CardImport } from './card-import.tsx'
import { CardLogForm } from './card-log-form.tsx'
import { CardTabs } from './card-tabs.tsx'
import { type CardSearch, cardListQuery, reverseCardLog } from './queries.ts'
import { useLineWords } from './words.tsx'

const IMPORT = 'import'
const ONE = 'one'
type Line = wire.AdminCardTransaction

/** What the card network has settled; files of it are brought in here, and a line can be reversed. */
export function CardLogs() {
  const { t } = useLingui()
  const { search, change, clear } = useListSearch<CardSearch>()
  const { open, ...filters } = search
  const query = useQuery(cardListQuery<Line>('/logcards/consumeListByAdmin', search))
  const columns = useColumns(open, id => change({ open: open === id ? undefined : id, page: search.page }))
  const close = () => change({ open: undefined })
  return (
    <Page
      title={t`Card spending`}
      actions={
        <span className="row" style={{ gap: 8 }}>
          <Button size="sm" variant="default" className="from-desktop" onClick={() => change({ open: ONE })}>
            {t`Add one`}
          </Button>
          <Button
            size="sm"
            leftSection={<IconUpload size={17} aria-hidden />}
            onClick={() => change({ open: IMPORT })}
          >
            {t`Import a file`}
          </Button>
        </span>
      }
    >
      <CardTabs />
      {open === IMPORT && (
        <div style={{ marginBottom: 16 }}>
          <Panel title={t`Import a file`}>
            <CardImport onDone={close} />
          </Panel>
        </div>
      )}
      {open === ONE && (
        <div style={{ marginBottom: 16 }}>
          <Panel title={t`Add one`}>
            <CardLogForm onDone={close} />
          </Panel>
        </div>
      )}
      <Panel inset="flush">
        <div className="toolbar">
          <ChoiceFilter
            label={t`Kind`}
            all={t`All kinds`}
            choices={[
              { value: 'spend', label: t`Spending` },
              { value: 'fee', label: t`Card fee` },
              { value: 'bonus', label: t`Bonus` },
            ]}
            value={search.type}
            onChange={type => change({ type })}
          />
          <PeriodFilter from={search.from} to={search.to} onChange={change} />
          <SearchFilter
            label={t`Search user ID, network transaction`}
            value={search.search}
            onChange={text => change({ search: text })}
          />
        </div>
        <List
          query={query}
          columns={columns}
          density="compact"
          card={line => (
            <>
              {columns[0]?.cell(line)}
              <Amount line={line} />
              <span className="quiet">
                <MemberLink {...line} />
              </span>
              <span className="card-end figures quiet">{calendarDayText(line.settlement_date ?? '')}</span>
            </>
          )}
          rowKey={line => line.id}
          isChosen={line => line.id === open}
          below={line => <Below line={line} />}
          empty={
            <EmptyFace title={t`Nothing settled yet`}>
              {t`Import the file of the card network: it is looked through before anything is booked.`}
            </EmptyFace>
          }
          isFiltered={[filters.search, filters.type, filters.from, filters.to].some(Boolean)}
          onClear={clear}
          page={search.page ?? 1}
          onPage={page => change({ page })}
          caption={t`Card spending`}
        />
      </Panel>
    </Page>
  )
}

function Amount({ line: { amount, currency, status } }: { line: Line }) {
  return (
    <Money amount={amount} currency={currency} kind="flow" size="sm" isStrong isVoid={status === -1} exact />
  )
}

function useColumns(open: string | undefined, toggle: (id: string) => void): Column<Line>[] {
  const { t } = useLingui()
  const words = useLineWords()
  return [
    {
      key: 'line',
      head: t`Kind`,
      cell: line => (
        <button
          type="button"
          className="opener"
          aria-expanded={open === line.id}
          onClick={() => toggle(line.id)}
        >
          <IconChevronRight size={15} aria-hidden />
          {words(line)}
        </button>
      ),
    },
    { key: 'member', head: t`Member`, cell: line => <MemberLink {...line} /> },
    {
      key: 'merchant',
      head: t`Merchant`,
      cell: ({ merchant, status }) =>
        status === -1 ? (
          <Status state="reversed">{t`Reversed`}</Status>
        ) : (
          <span className="quiet ellipsis">{merchant ?? t`erased`}</span>
        ),
    },
    {
      key: 'settled',
      head: t`Settled`,
      align: 'end',
      cell: ({ settlement_date }) => (
        <span className="figures quiet">{calendarDayText(settlement_date ?? '')}</span>
      ),
    },
    { key: 'amount', head: t`Amount`, align: 'end', cell: line => <Amount line={line} /> },
  ]
}

function Below({ line }: { line: Line }) {
  const { t } = useLingui()
  const { purchase_date, description, mcc, memo, network_transaction_id, created_date, reason } = line
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Network transaction`, value: <span className="mono">{network_transaction_id}</span> },
          purchase_date !== null && {
            label: t`Purchased`,
            value: <span className="figures">{calendarDayText(purchase_date)}</span>,
          },
          { label: t`Booked`, value: <span className="figures">{instantText(created_date)}</span> },
          mcc !== null && { label: t`MCC`, value: <span className="figures">{mcc}</span> },
          description !== null && { label: t`Description`, value: description },
          memo !== null && { label: t`Memo`, value: memo },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {line.status === -1 ? <Status state="reversed">{t`Reversed`}</Status> : <Reversal id={line.id} />}
    </div>
  )
}

function useReversalWords(): (problem: Problem) => string {
  const { t } = useLingui()
  const words = useProblemWords()
  return problem => {
    if (problem.kind !== 'refused' || problem.code !== 'INSUFFICIENT_FUNDS') return words(problem)
    const { short = '0', currency = '' } = problem.details
    const missing = amountText(short, currency)
    return t`The credit is not on the card any more: ${missing} short. Nothing was reversed.`
  }
}

function Reversal({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useReversalWords()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const send = useSubmit(reverseCardLog)
  const submit = () => {
    setChecked(true)
    if (reason.trim()) send.mutate({ id, reason: reason.trim() })
  }
  return (
    <div className="stack" style={{ gap: 12 }}>
      <TextInput
        label={t`Reason of the reversal`}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isChecked && !reason.trim() ? t`Say why, in words the member can act on.` : undefined}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div>
        <Button variant="default" onClick={submit} loading={send.isPending}>
          {t`Reverse it`}
        </Button>
      </div>
      <p className="hint">{t`The log keeps both. A reversed transaction is not booked again.`}</p>
    </div>
  )
}
