import { useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { downloadEvents } from '../../../client/files.ts'
import type { AuditSearch } from './audit-filters.tsx'
import { SaveToCheck } from './save-to-check.tsx'

const filled = (search: AuditSearch) => {
  const { page: _, sort: __, order: ___, limit: ____, search: _____, columns: ______, ...filter } = search
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** Saves what is found with the texts that hashes are made of, and leads to the script that makes them again. */
export function ExportEvents({ search, isWrong }: { search: AuditSearch; isWrong: boolean }) {
  const { t } = useLingui()
  return (
    <SaveToCheck
      icon={<IconDownload size={16} aria-hidden />}
      label={t`Save as NDJSON, to be checked`}
      save={() => downloadEvents(filled(search))}
      isWrong={isWrong}
      script="/verify-events.mjs"
      scriptLabel={t`The script that checks its hashes`}
    />
  )
}
