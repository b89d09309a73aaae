import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { downloadEvents } from '../../../client/files.ts'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import type { AuditSearch } from './audit-filters.tsx'

const filled = (search: AuditSearch) => {
  const { page: _, sort: __, order: ___, limit: ____, search: _____, columns: ______, ...filter } = search
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** Saves what is found with the texts that hashes are made of, and leads to the script that makes them again. */
export function ExportEvents({ search, isWrong }: { search: AuditSearch; isWrong: boolean }) {
  const { t } = useLingui()
  const save = useMutation({ mutationFn: () => downloadEvents(filled(search)) })
  return (
    <div className="row wrap gap-6-16 mb-12">
      <Button
        variant="default"
        size="sm"
        loading={save.isPending}
        disabled={isWrong}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => save.mutate()}
      >
        {t`Save as NDJSON, to be checked`}
      </Button>
      <a href="/verify-events.mjs" download>
        {t`The script that checks its hashes`}
      </a>
      <ProblemNotice of={save.error} />
    </div>
  )
}
