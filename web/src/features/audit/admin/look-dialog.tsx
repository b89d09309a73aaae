import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lookKinds } from '@strongroom/shared/words/audit/look'
import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { askReasonsBy, type Case } from '../../../client/look-reasons.ts'
import { useSubmit } from '../../../client/submit.ts'
import { descriptorOf } from '../../../i18n/word.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { ReasonField, reasonIn } from '../../../parts/reason-field.tsx'

type Asked = Case & { readonly answer: (isGiven: boolean) => void }

/** Asks administrators why they look at a member's personal data, before it is shown: once a case. */
export function LookDialog() {
  const { t } = useLingui()
  const [asked, setAsked] = useState<readonly Asked[]>([])
  useEffect(
    () => askReasonsBy(of => new Promise(answer => setAsked(before => [...before, { ...of, answer }]))),
    [],
  )
  const [first] = asked
  const settle = (isGiven: boolean) => {
    first?.answer(isGiven)
    setAsked(before => before.slice(1))
  }
  return (
    <Dialog
      isOpen={first !== undefined}
      onClose={() => settle(false)}
      label={t`Why do you look at this?`}
      className="confirm"
    >
      {first && <Asking key={first.id} of={first} onSettled={settle} />}
    </Dialog>
  )
}

type AskingProps = { of: Case; onSettled: (isGiven: boolean) => void }

const give = (body: Body<'audit.giveReason'>) => call('audit.giveReason', { body })

function Asking({ of, onSettled }: AskingProps) {
  const { t, i18n } = useLingui()
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: needed },
    body: ({ reason }) => ({ case: of.id, reason: reason.trim() }),
    send: useSubmit(give, { onSuccess: () => onSettled(true) }),
  })
  const end = (
    <div className="row justify-end">
      <Button variant="default" onClick={() => onSettled(false)}>
        {t`Do not look`}
      </Button>
      <Button type="submit" loading={form.isBusy}>
        {t`Show it`}
      </Button>
    </div>
  )
  return (
    <Form form={form} end={end}>
      <h2>{t`Why do you look at this?`}</h2>
      <p>
        <span className="strong">{i18n._(descriptorOf(lookKinds[of.kind]))}</span>
        {' · '}
        {t`Each view is recorded for auditors: you, the member, the time and this reason. Members see how often, not by whom. You are asked once per case.`}
      </p>
      <ReasonField
        field={reasonIn(form)}
        label={t`Reason`}
        description={t`The use you need it for, without the data itself.`}
        missing={t`Say why you look.`}
      />
    </Form>
  )
}
