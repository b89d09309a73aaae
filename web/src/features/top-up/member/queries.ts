import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForOne } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** States coins that the member has sent. */
export const submitTopUp = (body: InferInput<typeof wire.topUpBody>, attempt: string) =>
  callForOne('topUp.submit', { body, attempt })

/** The address of the list of top-ups. */
export type TopUpSearch = ListSearch & { status?: string | undefined; currency?: string | undefined }

/** One page of the member's top-ups. */
export const topUpsQuery = (uid: string, search: TopUpSearch) =>
  pageQuery({ name: 'topUp.ofMember', params: { id: uid } }, filterOf('topUp.ofMember', search), 10_000)
