import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { isUid } from '../../../platform/codes/member/code-text.ts'
import { BePaid } from './be-paid.tsx'
import { findPayee } from './queries.ts'
import { SavedPayees } from './saved-payees.tsx'

type PayeeStepProps = { uid: string; onUid: (uid: string) => void; onFound: (payee: wire.Payee) => void }

/** Finds whom to pay. */
export function PayeeStep({ uid, onUid, onFound }: PayeeStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const find = useMutation({ mutationFn: findPayee, onSuccess: onFound })
  const isPossible = isUid(uid)
  const problem = find.isError ? problemOf(find.error) : undefined
  const error = problem
    ? words(
        problem.kind === 'unknown'
          ? { kind: 'refused', code: 'RECEIVER_UNKNOWN', message: '', details: {} }
          : problem,
      )
    : isChecked && !isPossible
      ? t`A user ID is a number, such as 100045.`
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPossible) find.mutate(uid)
  }
  return (
    <>
      <SavedPayees
        onChosen={chosen => {
          onUid(chosen)
          find.mutate(chosen)
        }}
      />
      <form onSubmit={submit} noValidate>
        <Panel>
          <TextInput
            label={t`User ID of the payee`}
            description={t`It is at the bottom of their menu.`}
            name="uid"
            inputMode="numeric"
            autoComplete="off"
            classNames={{ input: 'figures' }}
            value={uid}
            onChange={event => {
              find.reset()
              onUid(event.currentTarget.value.replace(/\D/g, '').slice(0, 15))
            }}
            error={error}
            errorProps={{ role: 'alert' }}
          />
        </Panel>
        <div className="flow-actions">
          <Button type="submit" size="lg" loading={find.isPending}>
            {t`Find the payee`}
          </Button>
        </div>
      </form>
      <BePaid />
      <div style={{ marginTop: 24 }}>
        <ProofLine />
      </div>
    </>
  )
}
