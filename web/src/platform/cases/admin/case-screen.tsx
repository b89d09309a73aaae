import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { Page } from '../../../client/call.ts'
import type { ListCall, PageName, Row } from '../../../client/contract.ts'
import type { Field, RangedList, Sort } from '../../../client/list-filter.ts'
import { type BoundedCall, may } from '../../../client/may.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { addressFilter } from '../../../parts/filter-of.ts'
import { type Address, type OwnedBy, useListState } from '../../../parts/list-search.ts'
import { Empty, inWords } from '../../../parts/lists/list-view.tsx'
import {
  type Asks,
  type Named,
  type PathOf,
  type SaidColumn,
  type SaidEmpty,
  type SaidFilter,
  textsOf,
} from '../../../parts/lists/said.ts'
import { May } from '../../../parts/may.tsx'
import { type Case, CaseList } from './case-list.tsx'
import { CaseOfQuery } from './case-of-query.tsx'
import { useStates } from './states.ts'

/** The address of a list of cases: `open` is the case in the panel. */
export type CaseAddress<N extends PageName> = Address<N, 'status' | 'open'>

/** A form beside a list of cases: the call it makes, the words of the button that opens it, and its fields. */
type SaidEntry = {
  readonly call: BoundedCall
  readonly label: MessageDescriptor
  readonly Form: ComponentType<{ onDone: () => void }>
}

/** A list of cases that administrators decide, said once. */
export type SaidCases<N extends PageName, R> = {
  readonly title: MessageDescriptor
  /** The field of the call's filter in which the state of a case stands: 0 while it waits. Left out where none waits. */
  readonly stateField?: Field<N>
  /** The states of cases that no longer wait; approved and rejected when left out. */
  readonly states?: Readonly<Record<string, Named>>
  /** The case in a few words. */
  readonly what: (row: R) => ReactNode
  readonly columns?: readonly SaidColumn<R, N>[]
  /** Left out for cases that are about no amount. */
  readonly amount?: (row: R) => ReactNode
  /** The head above it, where it is no amount. */
  readonly amountHead?: MessageDescriptor
  readonly amountSort?: Sort<N>
  readonly state: (row: R) => ReactNode
  /** Whether it waits for a decision; left out for records that wait for none. */
  readonly isOpen?: (row: R) => boolean
  /** The case with its evidence and the decision. */
  readonly Below: ComponentType<{ row: R & Case; onDecided: () => void }>
  /** Filters of this kind alone, behind that of the state. */
  readonly filters?: readonly SaidFilter<N>[]
  /** The list's name, where its call takes a range of amounts. */
  readonly ranged?: N & RangedList
  /** The values that the field of the search finds, where it is not the member's name, e-mail address, user id and reference. */
  readonly searchLabel?: MessageDescriptor
  readonly Actions?: ComponentType
  /** The form that enters one by hand, beside them. */
  readonly entry?: SaidEntry
  /** Ways to the screens beside this one. */
  readonly Above?: ComponentType
  /** The list opens with cases of every state; with those that wait when left out. */
  readonly opensWith?: 'all'
  readonly asks?: Asks<N>
  /** The newest first unless the address says otherwise; the oldest when left out. */
  readonly order?: 'desc'
  /** Stands where there are none; when left out, that nothing waits. */
  readonly empty?: SaidEmpty
}

/** The path of a list's call, where it has one. */
export type Given<N extends PageName> = object extends PathOf<N> ? [] : [path: PathOf<N>]
/** The lists whose rows are cases. */
export type CaseName = { [N in PageName]: Row<N> extends Case ? N : never }[PageName]

/** Records that an administrator looks at: their list, the list of one member's, and one of them alone with its evidence and the decision. */
export const caseScreen = <N extends CaseName>(
  name: N,
  said: SaidCases<NoInfer<N>, Row<NoInfer<N>>>,
  ...[path]: Given<NoInfer<N>>
) => {
  const { stateField, opensWith = '0', order: usualOrder = 'asc', asks } = said
  /** A page of cases as an address says: those that wait unless it names a state. Days are of UTC. */
  const query = ({ status = opensWith, order = usualOrder, ...address }: CaseAddress<N>) => {
    const state = status === 'all' || !stateField ? {} : { [stateField]: status }
    const asked = { ...address, order, ...state, ...asks?.(textsOf(address)) } as Address<N>
    return pageQuery({ name, ...path } as ListCall<N>, addressFilter(name, asked, 'UTC'), 10_000)
  }
  const cases = { said, query }
  type Props = { isEntering?: boolean }
  return Object.assign(
    ({ isEntering }: Props): ReactNode => <CasesOf cases={cases} isEntering={isEntering} />,
    {
      query,
      /** The cases of one member, in every state, on the member's page. */
      of: ({ uid }: { readonly uid: string }): ReactNode => <MemberCasesOf cases={cases} uid={uid} />,
      /** One case alone: the inbox shows it so. */
      One: (one: { id: string; onDecided: () => void }): ReactNode => <OneOf cases={cases} {...one} />,
    },
  )
}

type CasesProps<N extends PageName> = {
  cases: {
    readonly said: SaidCases<N, Row<N>>
    readonly query: (address: CaseAddress<N>) => ReturnType<typeof pageQuery<N>>
  }
}

/** The rows of a page of cases: those of any kind have what every case has. */
const useCases = <N extends PageName>({ query }: CasesProps<N>['cases'], address: CaseAddress<N>) =>
  useQuery(query(address)) as UseQueryResult<Page<Row<N> & Case, N>>

function MemberCasesOf<N extends CaseName>({ uid, ...props }: CasesProps<N> & { uid: string }) {
  const owner = useMemo((): OwnedBy => ({ fixed: { uid }, usual: { status: 'all' } }), [uid])
  return <CasesOf {...props} owner={owner} />
}

type AllProps<N extends PageName> = CasesProps<N> & {
  owner?: OwnedBy
  /** The entry form stands open at first, for who may make its call. */
  isEntering?: boolean | undefined
}

function CasesOf<N extends CaseName>({ cases, owner, isEntering = false }: AllProps<N>) {
  const { i18n } = useLingui()
  const { said } = cases
  const list = useListState<CaseAddress<N>>(owner)
  const { search, change } = list
  const { entry, Above, Below, filters = [], columns = [], searchLabel, ranged } = said
  const { amount, amountHead, amountSort } = said
  const [isOpen, setOpen] = useState(isEntering && entry !== undefined && may(entry.call))
  const choices = useStates({
    opensWith: said.opensWith,
    isOwned: owner !== undefined,
    decided: said.states,
  })
  return (
    <CaseList<Row<N> & Case, N>
      title={i18n._(said.title)}
      query={useCases(cases, search)}
      list={list}
      owner={owner}
      amount={amount}
      amountHead={amountHead && i18n._(amountHead)}
      amountSort={amountSort}
      ranged={ranged}
      {...(said.stateField ? choices : {})}
      what={said.what}
      columns={columns.map(column => inWords(column, i18n))}
      state={said.state}
      isOpen={said.isOpen}
      below={(row, onDecided) => <Below row={row} onDecided={onDecided} />}
      filters={filters.map(({ key, View }) => (
        <View key={key} search={search} change={each => change({ ...each, open: undefined })} />
      ))}
      searchLabel={searchLabel && i18n._(searchLabel)}
      aside={(said.Actions ?? entry) && <Aside said={said} onEnter={() => setOpen(!isOpen)} />}
      form={entry && isOpen && <entry.Form onDone={() => setOpen(false)} />}
      tabs={Above && <Above />}
      empty={said.empty && !owner && <Empty {...said.empty} />}
    />
  )
}

type AsideProps = {
  said: { readonly Actions?: ComponentType; readonly entry?: SaidEntry }
  onEnter: () => void
}

/** Acts beside the cases. */
function Aside({ said: { Actions, entry }, onEnter }: AsideProps) {
  const { i18n } = useLingui()
  return (
    <>
      {Actions && <Actions />}
      {entry && (
        <May call={entry.call}>
          <Button size="sm" onClick={onEnter}>
            {i18n._(entry.label)}
          </Button>
        </May>
      )}
    </>
  )
}

function OneOf<N extends CaseName>(props: CasesProps<N> & { id: string; onDecided: () => void }) {
  const { cases, id, onDecided } = props
  const { Below } = cases.said
  const query = useCases(cases, { search: id, status: 'all' } as CaseAddress<N>)
  return (
    <CaseOfQuery<Row<N> & Case>
      query={query}
      id={id}
      onDecided={onDecided}
      below={row => <Below row={row} onDecided={onDecided} />}
    />
  )
}
