import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'

/** Has a letter or a message tried again at once. */
export function Resend(body: Body<'operations.resend'>) {
  const { t } = useLingui()
  const words = useProblemWords()
  const mayAct = may('operations.resend')
  const resend = useSubmit(
    (asked: Body<'operations.resend'>, attempt) => call('operations.resend', { body: asked, attempt }),
    { onSuccess: () => announce(t`It is tried again now.`) },
  )
  if (!mayAct) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={resend.isPending}
        onClick={() => resend.mutate({ ...body })}
      >
        {t`Send again`}
      </Button>
      {resend.isError && (
        <p className="parked-error" role="alert">
          {words(problemOf(resend.error))}
        </p>
      )}
    </>
  )
}
