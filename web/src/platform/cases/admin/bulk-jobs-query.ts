import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 2_000

/** Bulk jobs, the newest first. */
export const bulkJobsQuery = ({ page, sort, order, limit }: ListSearch) =>
  pageQuery({ name: 'office.bulkJobs' }, filterOf('office.bulkJobs', { page, sort, order, limit }), POLL_MS)
