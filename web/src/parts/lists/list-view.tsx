import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { PageName, Row } from '../../client/contract.ts'
import type { pageQuery } from '../../client/page-query.ts'
import type { Column } from '../column.ts'
import { LabelledCard } from '../labelled-card.tsx'
import { List } from '../list.tsx'
import type { Address, ListSearch, OwnedBy } from '../list-search.ts'
import { EmptyState, NoMatchState } from '../list-states.tsx'
import { Owned, Page } from '../page/page.tsx'
import { Panel } from '../panel.tsx'
import {
  type Fixed,
  type PathOf,
  type SaidColumn,
  type SaidEmpty,
  type SaidList,
  textsOf,
  valueIn,
} from './said.ts'
import { useNextCase } from './use-next-case.ts'
import { useStateOf } from './use-state-of.ts'

/** A list as it was said, its query, and the hook that gives the parameters of its path. */
type Said<N extends PageName> = {
  readonly said: SaidList<N, Row<N>>
  readonly query: (address: Address<N>, path?: PathOf<N>) => ReturnType<typeof pageQuery<N>>
  readonly usePath: () => object | undefined
}
type Props<N extends PageName> = { list: Said<N> }

const NOTHING = {}

/** A list on a page of its own, under its title. */
export function ListPage<N extends PageName>({ list }: Props<N>) {
  const { i18n } = useLingui()
  const { title, Above, Actions } = list.said
  return (
    <Page title={i18n._(title)} actions={Actions && <Actions />}>
      {Above && <Above />}
      <ListPart list={list} />
    </Page>
  )
}

/** A list among other parts of a page. */
export const ListPart = <N extends PageName>({ list }: Props<N>) => (
  <ListBody list={list} empty={<Empty {...list.said.empty} />} />
)

const NONE: SaidEmpty = { title: msg`This member has none yet` }
type OwnedProps<N extends PageName> = Props<N> & { fixed: Fixed<N>; empty: SaidEmpty | undefined }

/** A list of one subject, on the subject's page. */
export function OwnedList<N extends PageName>({ list, fixed, empty = NONE }: OwnedProps<N>) {
  const key = JSON.stringify(fixed)
  const { title, Actions, ownedAs = NOTHING } = list.said
  // Fields that name the subject in an address are no filters of its list.
  const owner = useMemo((): OwnedBy => {
    const fixed = JSON.parse(key)
    return { fixed, usual: ownedAs, subject: Object.keys(fixed) }
  }, [key, ownedAs])
  const { i18n } = useLingui()
  return (
    <Owned title={i18n._(title)} actions={Actions && <Actions />}>
      <ListBody list={list} owner={owner} empty={<Empty {...empty} />} />
    </Owned>
  )
}

type BodyProps<N extends PageName> = Props<N> & { owner?: OwnedBy; empty: ReactNode }

function ListBody<N extends PageName>({ list: { said, query, usePath }, owner, empty }: BodyProps<N>) {
  const { i18n } = useLingui()
  const { search, change, clear, paging } = useStateOf(said, owner)
  const path = usePath()
  const isWrong = said.filters.some(filter => filter.isWrong?.(search))
  const page = useQuery({ ...query(search, path as PathOf<N>), enabled: path !== undefined && !isWrong })
  const { about, filters, day, records, Sums, Below, Entry, Aside, rowKey = idOf, openKey = rowKey } = said
  const { open } = textsOf(search)
  const openNext = useNextCase<Row<N>>({
    rows: page.data?.rows ?? [],
    keyOf: rowKey,
    isOpen: said.waits,
    opened: open,
    open: next => change({ open: next, page: search.page } as ListSearch),
  })
  const columns = said.columns.filter(
    ({ repeats, holds }) =>
      !(owner && repeats && repeats in owner.fixed) && (!holds || page.data?.rows.some(holds)),
  )
  const offered = filters.filter(({ key }) => !(owner && key in owner.fixed))
  const shown = columns.map(column => inWords(column, i18n))
  const caption = i18n._(said.caption ?? said.title)
  return (
    <>
      {Entry && <Entry />}
      {about && <p className="quiet mb-12">{i18n._(about)}</p>}
      <Panel {...(said.isTitled ? { title: caption } : {})} aside={Aside && <Aside />} inset="flush">
        {offered.length > 0 && (
          <div className="toolbar">
            {offered.map(({ key, View }) => (
              <View key={key} search={search} change={change} />
            ))}
          </div>
        )}
        {Sums && page.data && <Sums page={page.data} address={search} />}
        {isWrong ? (
          <NoMatchState onClear={clear} />
        ) : (
          <List<Row<N>, N>
            query={page}
            columns={shown}
            card={said.card ?? cardOf(columns, i18n)}
            rowKey={row => rowKey(row)}
            {...(Below
              ? {
                  below: row => <Below row={row} onDecided={() => openNext(row)} />,
                  isChosen: row => openKey(row) === open,
                }
              : {})}
            day={day && (row => valueIn<Row<N>, string>(row, day))}
            {...(said.audience === 'member' && !said.isCompact ? {} : { density: 'compact' })}
            empty={empty}
            caption={caption}
            records={records}
            {...paging}
            isOwned={owner !== undefined}
          />
        )}
      </Panel>
    </>
  )
}

/** Where a list says no other key, its rows have ids: `SaidList` demands one of both. */
const idOf = (row: unknown): string => (row as { readonly id: string }).id

/** A column with its head in the language on screen. */
export const inWords = <R, N extends PageName>(
  { head, isHeadHidden, ...column }: SaidColumn<R, N>,
  i18n: I18n,
): Column<R, N> => ({
  ...column,
  head: isHeadHidden ? <span className="sr">{i18n._(head)}</span> : i18n._(head),
})

/** On a phone a list of what happened begins with what it was, and ends with when; others keep the order of their columns. */
const cardOf = <R, N extends PageName>(columns: readonly SaidColumn<R, N>[], i18n: I18n) => {
  const last = columns.filter(({ isLastOnPhone }) => isLastOnPhone)
  if (last.length === 0) return undefined
  const onPhone = [...columns.filter(each => !last.includes(each) && !each.isSpare), ...last].map(each =>
    inWords(each, i18n),
  )
  return (row: R) => <LabelledCard row={row} columns={onPhone} />
}

/** Stands where there are no rows. */
export function Empty({ title, text, Action }: SaidEmpty) {
  const { i18n } = useLingui()
  return (
    <EmptyState title={i18n._(title)} action={Action && <Action />}>
      {text && i18n._(text)}
    </EmptyState>
  )
}
