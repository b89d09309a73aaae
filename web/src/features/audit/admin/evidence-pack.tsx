import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { downloadEvidence } from '../../../client/files.ts'
import { may } from '../../../client/may.ts'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import type { AuditSearch } from './audit-filters.tsx'

/** Saves what proves the events of a member or of all on the chosen days, and leads to the script that checks it; for auditors. */
export function EvidencePack({ search, isWrong }: { search: AuditSearch; isWrong: boolean }) {
  const { t } = useLingui()
  const { uid, from, to } = search
  const save = useMutation({
    mutationFn: () => downloadEvidence({ ...(uid && { uid }), ...(from && { from }), ...(to && { to }) }),
  })
  if (!may('audit.evidence')) return null
  return (
    <div className="row wrap gap-6-16 mb-12">
      <Button
        variant="default"
        size="sm"
        loading={save.isPending}
        disabled={isWrong}
        leftSection={<IconPackage size={16} aria-hidden />}
        onClick={() => save.mutate()}
      >
        {uid && !isWrong
          ? t`Save the evidence pack of member ${uid}`
          : t`Save the evidence pack of the chosen days`}
      </Button>
      <a href="/verify-evidence.mjs" download>
        {t`The script that checks the pack`}
      </a>
      <span className="quiet">
        {uid
          ? t`All sealed events of the member on the chosen days, with their proofs; the other filters do not count.`
          : t`All sealed events of the chosen days, with their proofs; with a user ID those of that member. The other filters do not count.`}
      </span>
      <ProblemNotice of={save.error} />
    </div>
  )
}
