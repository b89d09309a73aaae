import { useLingui } from '@lingui/react/macro'
import { IconPackage } from '@tabler/icons-react'
import { downloadEvidence } from '../../../client/files.ts'
import { may } from '../../../client/may.ts'
import type { AuditSearch } from './audit-filters.tsx'
import { SaveToCheck } from './save-to-check.tsx'

/** Saves what proves the events of a member or of all on the chosen days, and leads to the script that checks it; for auditors. */
export function EvidencePack({ search, isWrong }: { search: AuditSearch; isWrong: boolean }) {
  const { t } = useLingui()
  const { uid, from, to } = search
  if (!may('audit.evidence')) return null
  return (
    <SaveToCheck
      icon={<IconPackage size={16} aria-hidden />}
      label={
        uid && !isWrong
          ? t`Save the evidence pack of member ${uid}`
          : t`Save the evidence pack of the chosen days`
      }
      save={() => downloadEvidence({ ...(uid && { uid }), ...(from && { from }), ...(to && { to }) })}
      isWrong={isWrong}
      script="/verify-evidence.mjs"
      scriptLabel={t`The script that checks the pack`}
    >
      <span className="quiet">
        {uid
          ? t`All sealed events of the member on the chosen days, with their proofs; the other filters do not count.`
          : t`All sealed events of the chosen days, with their proofs; with a user ID those of that member. The other filters do not count.`}
      </span>
    </SaveToCheck>
  )
}
