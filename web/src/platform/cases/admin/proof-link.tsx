import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'

/** Saves an uploaded proof. It is fetched with a signature, so it cannot be a plain link. */
export function ProofLink({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const save = useMutation({ mutationFn: () => downloadFile(id) })
  return (
    <span>
      <Button variant="default" size="xs" loading={save.isPending} onClick={() => save.mutate()}>
        {t`Save the file`}
      </Button>
      {save.isError && <span className="quiet"> {words(problemOf(save.error))}</span>}
    </span>
  )
}
