import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { downloadExport } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { removeExport } from './queries.ts'

/** Saves the file of an export, and removes it; stops one that is being made. */
export function ExportActs({ row: { id, status, file_name } }: { row: wire.ExportRecord }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const save = useMutation({ mutationFn: () => downloadExport(id) })
  const remove = useSubmit(removeExport)
  const failed = save.error ?? remove.error
  const act = status === 0 ? t`Stop` : t`Remove file`
  return (
    <span className="export-acts">
      {status === 1 && (
        <Button
          size="xs"
          loading={save.isPending}
          aria-label={t`Save ${file_name}`}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => save.mutate()}
        >
          {t`Save`}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        loading={remove.isPending}
        aria-label={`${act}: ${file_name}`}
        onClick={() => remove.mutate(id)}
      >
        {act}
      </Button>
      <span role="status" className="quiet">
        {failed && words(problemOf(failed))}
      </span>
    </span>
  )
}
