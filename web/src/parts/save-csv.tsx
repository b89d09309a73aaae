import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ProblemNotice } from './problem-notice.tsx'

/** A button that saves what is shown for a spreadsheet, and why it could not. */
export function SaveCsv({ save }: { save: () => Promise<void> }) {
  const { t } = useLingui()
  const saving = useMutation({ mutationFn: save })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={saving.isPending}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => saving.mutate()}
      >
        {t`Save as CSV`}
      </Button>
      <ProblemNotice of={saving.error} />
    </>
  )
}
