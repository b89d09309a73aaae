import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

type SaveToCheckProps = {
  icon: ReactNode
  label: string
  save: () => Promise<unknown>
  isWrong: boolean
  /** Address of the script that checks what is saved, and its name. */
  script: '/verify-events.mjs' | '/verify-evidence.mjs'
  scriptLabel: string
  children?: ReactNode
}

/** Saves a file, and leads to the script that checks it. */
export function SaveToCheck({ icon, label, save, isWrong, script, scriptLabel, children }: SaveToCheckProps) {
  const saving = useMutation({ mutationFn: save })
  return (
    <div className="row wrap gap-6-16 mb-12">
      <Button
        variant="default"
        size="sm"
        loading={saving.isPending}
        disabled={isWrong}
        leftSection={icon}
        onClick={() => saving.mutate()}
      >
        {label}
      </Button>
      <a href={script} download>
        {scriptLabel}
      </a>
      {children}
      <ProblemNotice of={saving.error} />
    </div>
  )
}
