import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForList, callForOne } from '../../../client/call.ts'
import type { ListCall, PageName } from '../../../client/contract.ts'
import { listFilter } from '../../../client/list-filter.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** The address of the lists of cards and their transactions. */
export type CardSearch = ListSearch & {
  status?: string | undefined
  /** Only cards of this type, as a link from its reference data says. */
  card_type?: string | undefined
  type?: string | undefined
  tab?: string | undefined
  open?: string | undefined
}

/** A page of a list of cards or of what moves them. Numbers in an address are text, and the call wants numbers. */
export const cardListQuery = <N extends PageName>(
  list: ListCall<N>,
  { open: _, tab: __, status, type, card_type, ...search }: CardSearch,
) =>
  pageQuery(list, {
    ...filterOf(list.name, search, 'UTC'),
    ...listFilter(list.name, { status, type, card_type }),
  })

type Entry = InferInput<typeof wire.addCardBody>
type Edit = InferInput<typeof wire.setCardBody>
/** Enters a card that the issuer has made, or edits one. */
export const saveCard = (body: Entry | Edit, attempt: string) =>
  'id' in body ? call('card.set', { body, attempt }) : call('card.add', { body, attempt })

/** Checks or books a file of settled transactions. It may take minutes. */
export const sendCardFile = (body: { csv: string; dryRun: 0 | 1 }, attempt: string) =>
  call('card.importSpend', { body, attempt, timeoutMs: 600_000 })

const isUnderWay = ({ state }: Pick<wire.CardImportProgress, 'state'>): boolean =>
  state === 'ready' || state === 'booking'

/** How far an import is, asked again until it is over. */
export const cardImportQuery = (id: string) =>
  queryOptions({
    queryKey: ['card-office', 'import', id],
    queryFn: () => callForOne('card.importProgress', { params: { id } }),
    refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? 1_500 : false),
  })

/** The address of the list of imports. `open` is the import in the panel. */
export type ImportSearch = ListSearch & { state?: string | undefined; open?: string | undefined }

/** A page of the list of imports, asked again while one of them is under way. */
export const cardImportsQuery = ({ open: _, state, ...search }: ImportSearch) =>
  queryOptions({
    queryKey: ['card-office', 'imports', state, search],
    queryFn: () => {
      const own = listFilter('card.imports', { state })
      return callForList({ name: 'card.imports' }, { ...filterOf('card.imports', search, 'UTC'), ...own })
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isUnderWay) ? 5_000 : false),
  })

/** Books one settled transaction. */
export const sendCardLog = (body: InferInput<typeof wire.cardLogRow>, attempt: string) =>
  call('card.importLogs', { body, attempt })

/** Takes a booked transaction back. */
export const reverseCardLog = ({ id, reason }: { id: string; reason: string }, attempt: string) =>
  call('card.reverseLog', { params: { id }, body: { reason }, attempt })

/** The balance of the card in the caller's hand. Needs no session. */
export const askCardBalance = (body: { referenceCode: string; digits: string }) =>
  callForOne('card.balanceInHand', { body, isPublic: true })
