import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconFileSpreadsheet, IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useIsOffice } from '../client/audience.ts'
import { type AskedList, call } from '../client/call.ts'
import { downloadList } from '../client/files.ts'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { newId } from '../client/submit.ts'
import { latePart } from './late-part.tsx'

const ScheduleExport = latePart(async () => (await import('./schedule-export.tsx')).ScheduleExport)

type RecordsBarProps = { asked: AskedList; records: wire.RecordKind | undefined }

/** Takes a list along: all of it that matches its filters, as a file, or by mail when the records are the member's own. */
export function RecordsBar({ asked, records }: RecordsBarProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const isOffice = useIsOffice()
  const save = useMutation({ mutationFn: () => downloadList(asked) })
  const mail = useMutation({
    mutationFn: () =>
      call('statement.mailRecords', {
        filter: { ...asked.filter, records },
        attempt: newId(),
      }),
  })
  const failed = save.error ?? mail.error
  return (
    <div className="records-bar">
      <Button
        variant="default"
        size="xs"
        loading={save.isPending}
        onClick={() => save.mutate()}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      >
        {t`Save as CSV`}
      </Button>
      {isOffice && <ScheduleExport asked={asked} />}
      {records && (
        <Button
          variant="default"
          size="xs"
          loading={mail.isPending}
          onClick={() => mail.mutate()}
          leftSection={<IconMail size={16} aria-hidden />}
        >
          {t`Send by e-mail`}
        </Button>
      )}
      <span role="status" className="quiet">
        {failed ? words(problemOf(failed)) : mail.isSuccess && t`It is on its way to your e-mail address.`}
        {save.data && !failed && <Begun />}
      </span>
    </div>
  )
}

/** Says that the server makes the file, and leads to where it will be. */
function Begun() {
  return (
    <Trans>
      These are more than 10,000 rows: the file is being made, and you get an e-mail when it is ready.{' '}
      <Link to="/admin/exports">See how far it is</Link>
    </Trans>
  )
}
