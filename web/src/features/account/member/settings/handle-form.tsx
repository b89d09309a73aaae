import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { instantText } from '../../../../i18n/time.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Form, needed, useForm } from '../../../../parts/form.tsx'
import { formErrors } from '../../../../parts/form-errors.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { chooseHandle } from './queries.ts'

/** Longest handle, with the @ that may stand before it. */
const LONGEST = 21

/** The handle of the member: chosen, copied, given up. */
export function HandleForm({ findable: { handle, changeable_date } }: { findable: wire.FindableAs }) {
  const { t } = useLingui()
  const send = useSubmit(chooseHandle, { onSuccess: () => announce(t`The handle is yours.`) })
  const form = useForm({
    initial: { handle: handle ?? '' },
    rules: { handle: needed },
    faults: body => formErrors(wire.handleBody, body),
    body: typed => ({ handle: typed.handle }),
    refused: { HANDLE_TAKEN: 'handle', HANDLE_CHANGED_LATELY: 'handle' },
    forgets: true,
    send,
  })
  const day = changeable_date === null ? '' : instantText(changeable_date)
  return (
    <Panel
      title={t`Handle`}
      aside={
        handle !== null && (
          <span className="row">
            <span className="strong break-anywhere">@{handle}</span>
            <CopyButton text={`@${handle}`} what={t`Copy the handle`} />
          </span>
        )
      }
    >
      <Form
        form={form}
        end={
          <Button type="submit" loading={form.isBusy}>
            {t`Save the handle`}
          </Button>
        }
      >
        <TextInput
          {...form.text('handle', t`Handle`)}
          description={
            day === ''
              ? t`Payers find you by it. It can be changed every 30 days, and nobody else gets an old one of yours.`
              : t`Payers find you by it. Another one can be chosen from ${day} on.`
          }
          leftSection="@"
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      {handle !== null && <GiveUp />}
    </Panel>
  )
}

/** Needs no second question: the handle stays the member's, and can be chosen again. */
function GiveUp() {
  const { t } = useLingui()
  const leave = useSubmit(chooseHandle, {
    onSuccess: () => announce(t`You have no handle any more.`),
  })
  return (
    <div className="mt-12">
      <ProblemNotice of={leave.error} />
      <Button
        variant="default"
        size="xs"
        loading={leave.isPending}
        onClick={() => leave.mutate({ handle: null })}
      >
        {t`Give up the handle`}
      </Button>
    </div>
  )
}
