import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForOne, callForPage, FILE_TIMEOUT_MS } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { askedOf } from '../../../../client/following.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { oneQueryOf, queryOf } from '../../../../client/query-of.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'
import { type FileBeginning, numberOf } from './file-beginning.ts'

/** The address of the list of statements. */
export type StatementSearch = ListSearch & { status?: string | undefined; account?: string | undefined }
/** The address of the list of a statement's items. */
export type ItemSearch = ListSearch & { side?: string | undefined; state?: string | undefined }

/** How often a statement is asked for again while the workers read or match it. */
const UNDER_WAY_MS = 1_000

/** Whether the workers are still reading or matching. */
export const isUnderWay = (status: wire.StatementStatus): boolean =>
  status === 'asked' || status === 'running'

/** Statements, asked for again while one of them is under way. */
export const statementsQuery = (search: StatementSearch) =>
  pageQuery({ name: 'finance.statements' }, filterOf('finance.statements', search, 'UTC'), rows =>
    rows.some(({ status }) => isUnderWay(status)) ? 2 * UNDER_WAY_MS : false,
  )

/** One statement. Asked again while it is under way. */
export const statementQuery = (id: string) =>
  oneQueryOf(
    'finance.statement',
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.status) ? UNDER_WAY_MS : false) },
  )

/** `version` is what the workers' last work came to, so that items are asked for again when it changes. */
export const itemsQuery = (statement: string, search: ItemSearch, version: string) =>
  queryOptions({
    queryKey: ['statements', 'items', statement, search, version],
    queryFn: () =>
      callForPage('finance.statementItems', {
        filter: { ...filterOf('finance.statementItems', search, 'UTC'), statement },
      }),
    placeholderData: keepPreviousData,
    meta: askedOf('finance.statementItems'),
  })

/** The sources that statements may come from, with their rules. */
export const sourcesQuery = queryOf('finance.statementSources')

type Asked = Omit<Body<'finance.proposeMapping'>, 'beginning' | 'whole'>

/** How a file would be taken in by these columns; without any, by those that are proposed from its first lines. */
export const proposalQuery = (file: File | null, begins: FileBeginning | null | undefined, asked: Asked) =>
  queryOptions({
    queryKey: ['statement-file', 'proposal', file && numberOf(file), begins?.encoding, asked],
    queryFn: () => {
      const { beginning = '', whole = 0 } = begins ?? {}
      return callForOne('finance.proposeMapping', { body: { beginning, whole, ...asked } })
    },
    enabled: !!begins,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Lines of another file must not stand in for those of this one.
    placeholderData: (before: wire.ProposedMapping | undefined, query) =>
      file && query?.queryKey[2] === numberOf(file) ? before : undefined,
    meta: askedOf('finance.proposeMapping'),
  })

/** Uploads a statement. Reading and matching are the workers' part. */
export const sendStatement = (body: Body<'finance.addStatement'>, attempt: string) =>
  callForOne('finance.addStatement', { body, attempt, timeoutMs: FILE_TIMEOUT_MS })

/** Saves a source of statements. */
export const saveSource = (body: Body<'finance.saveStatementSource'>, attempt: string) =>
  callForOne('finance.saveStatementSource', { body, attempt })
