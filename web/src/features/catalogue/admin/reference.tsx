import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { keysOf } from '@strongroom/shared'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CallName } from '../../../client/contract.ts'
import { CurrencyIcon } from '../../../parts/currency-icon.tsx'
import { SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListState } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { May } from '../../../parts/may.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import './settings.css'
import { utcText } from '../../../i18n/time.ts'
import { PlaceTabs, type TabPlace } from '../../../parts/place-tabs.tsx'
import { groupTyped } from '../../../parts/typing.ts'
import { IconOfEntry, iconFieldOf, settledColumns, sortOf } from './entry-columns.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntryUses } from './entry-uses.tsx'
import type { Entry, Field, ReferenceKind } from './fields.ts'
import { LEDGER_KINDS, placeOf, REFERENCE, type ReferenceName } from './kinds.ts'
import { referenceQuery } from './queries.ts'
import { isFigure } from './sort-entries.ts'

type Search = ListSearch & { open?: string | undefined }
const NEW = 'new'

/** Every kind, each at an address of its own. */
const PLACES = keysOf(REFERENCE).map((name): TabPlace => [placeOf(name), REFERENCE[name].title])

/** One list and one form for every kind of reference data; `children` say what is special about this one. */
export function Reference({ name, children }: { name: ReferenceName; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const kind: ReferenceKind = REFERENCE[name]
  const { search, change, paging } = useListState<Search>()
  const { open, ...window } = search
  const query = useQuery(referenceQuery(kind, window))
  const [saved, setSaved] = useState(0)
  const close = () => {
    setSaved(saved + 1)
    change({ open: undefined })
  }
  const title = i18n._(kind.title)
  const columns = useColumns(kind, row => change({ open: row.id, page: search.page }))
  return (
    <Page
      title={title}
      actions={
        <May call={kind.create}>
          <Button
            size="sm"
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => change({ open: NEW })}
          >
            {t`Add`}
          </Button>
        </May>
      }
    >
      <PlaceTabs label={t`Kinds of reference data`} places={PLACES} />
      {children}
      {open === NEW && (
        <div className="mb-16">
          <Panel title={t`Add`}>
            <EntryForm key={saved} kind={kind} onDone={close} />
          </Panel>
        </div>
      )}
      <Panel inset="flush">
        <div className="toolbar">
          <SearchFilter label={t`Search`} value={search.search} onChange={text => change({ search: text })} />
        </div>
        <List
          query={query}
          density="compact"
          columns={columns}
          rowKey={row => row.id}
          isChosen={row => row.id === open}
          below={row => (
            <>
              <EntryForm kind={kind} entry={row} onDone={close} />
              <EntryUses kind={LEDGER_KINDS[name]} entry={row} />
              <EntryHistory kind={LEDGER_KINDS[name]} id={row.id} />
            </>
          )}
          sortedHere={
            'whole' in kind.list ? { ...window, sorts: kind.fields.map(({ name }) => name) } : undefined
          }
          empty={
            <EmptyState title={t`Nothing here yet`}>
              <May call={kind.create}>{t`Add the first one.`}</May>
            </EmptyState>
          }
          {...paging}
          caption={title}
        />
      </Panel>
    </Page>
  )
}

/** The banks of the house that an entry lists, by name. */
const bankNames = (banks: unknown): string =>
  (Array.isArray(banks) ? (banks as readonly { readonly bank_name?: string }[]) : [])
    .map(bank => bank.bank_name ?? '')
    .join(', ') || '–'

function useColumns(kind: ReferenceKind, onOpen: (row: Entry) => void): Column<Entry, CallName>[] {
  const { t, i18n } = useLingui()
  const [first, ...others] = kind.columns.flatMap(name => kind.fields.filter(field => field.name === name))
  const inWords = (field: Field, row: Entry) => {
    const { name, of } = field
    const choice = typeof of === 'string' ? undefined : of.find(({ value }) => value === row[name])
    if (of === 'key') return `••••${String(row[name]).slice(-4)}`
    if (of === 'house-banks') return bankNames(row[name])
    if (of === 'moment') return utcText(String(row[name]))
    const text = choice ? i18n._(choice.label) : String(row[name] ?? '–') || '–'
    return isFigure(field) ? groupTyped(text) : text
  }
  const name = first as Field
  const icon = iconFieldOf(kind)
  return [
    {
      key: name.name,
      head: i18n._(name.label),
      sort: sortOf(name),
      cell: row => (
        <button type="button" className="opener" onClick={() => onOpen(row)}>
          {icon && <IconOfEntry image={row[icon]} name={inWords(name, row)} />}
          {name.isCurrency && <CurrencyIcon code={inWords(name, row)} />} {inWords(name, row)}
        </button>
      ),
    },
    ...others.map(
      (field): Column<Entry, CallName> => ({
        key: field.name,
        head: i18n._(field.label),
        sort: sortOf(field),
        ...(isFigure(field) ? { align: 'end' } : {}),
        cell: row => (
          <span className="quiet figures">
            {field.isCurrency && <CurrencyIcon code={inWords(field, row)} />}
            {inWords(field, row)}
          </span>
        ),
      }),
    ),
    ...settledColumns(kind, { shown: t`Shown`, yes: t`Shown`, no: t`Hidden`, place: t`Place in the list` }),
  ]
}
