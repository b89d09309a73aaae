import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { downloadEvidence } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Notice } from '../../../parts/notice.tsx'
import { useUserinfo } from '../../account/member/queries.ts'
import type { AuditSearch } from './queries.ts'

/** Whether the administrator on screen gathers evidence about members. */
const useMayGather = (): boolean => {
  const role = useUserinfo()?.role
  return role === 'auditor' || role === 'superadmin'
}

/** Saves what proves a member's events of the chosen days, and leads to the script that checks it; for auditors. */
export function EvidencePack({ search, isWrong }: { search: AuditSearch; isWrong: boolean }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { uid, from, to } = search
  const save = useMutation({
    mutationFn: (of: string) => downloadEvidence({ uid: of, ...(from && { from }), ...(to && { to }) }),
  })
  if (!useMayGather()) return null
  return (
    <div className="row wrap" style={{ gap: '6px 16px', marginBottom: 12 }}>
      <Button
        variant="default"
        size="sm"
        loading={save.isPending}
        disabled={isWrong || !uid}
        leftSection={<IconPackage size={16} aria-hidden />}
        onClick={() => uid && save.mutate(uid)}
      >
        {uid && !isWrong ? t`Save the evidence pack of member ${uid}` : t`Save the evidence pack of a member`}
      </Button>
      <a href="/verify-evidence.mjs" download>
        {t`The script that checks the pack`}
      </a>
      <span className="quiet">
        {uid
          ? t`All sealed events of the member on the chosen days, with their proofs; the other filters do not count.`
          : t`Choose a member by user ID first, and days if you like.`}
      </span>
      {save.isError && <Notice tone="wrong" title={words(problemOf(save.error))} isUrgent />}
    </div>
  )
}
