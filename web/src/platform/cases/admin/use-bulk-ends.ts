import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteBulkEnded, useOpenBulks } from '../../../client/decided.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { PAGE_SIZE } from '../../../parts/list-defaults.ts'

const newestQuery = pageQuery({ name: 'office.bulkJobs' }, { limit: PAGE_SIZE }, 2_000)

/** Looks at the bulk decisions that this administrator has begun until they have ended: only then do their rows say what came of them. */
export function useBulkEnds(): void {
  const open = useOpenBulks()
  const { data } = useQuery({ ...newestQuery, enabled: open.size > 0 })
  useEffect(() => {
    for (const { id, finish_date } of data?.rows ?? []) if (finish_date !== null) noteBulkEnded(id)
  }, [data])
}
