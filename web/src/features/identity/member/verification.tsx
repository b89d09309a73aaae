import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { type Form, type Name, PARTS, sentOf } from './form.ts'
import { HandedIn } from './handed-in.tsx'
import { forgetForm, keepForm } from './kept-form.ts'
import { type Filling, PartStep } from './part-step.tsx'
import { isOwnPhone, PhoneStep } from './phone-step.tsx'
import { handIn, standingQuery } from './queries.ts'
import { ReviewStep } from './review-step.tsx'
import { usePartWords } from './use-field-words.ts'
import { firstIncomplete } from './wrong-fields.ts'

/** The steps of the flow, as its address has them. */
export const STEPS = ['standing', ...PARTS, 'review', 'done'] as const

type VerificationProps = {
  user: wire.Userinfo
  /** The form to begin with: from last time, or of the account. */
  initial: Form
}

/** The way from the first entry to handing in, one thing at a time. Entries are kept all the way. */
export function Verification({ user, initial }: VerificationProps) {
  const { t } = useLingui()
  const [form, setForm] = useState(initial)
  useEffect(() => keepForm(form), [form])
  const [refused, setRefused] = useState<readonly string[]>([])
  // Proven on the way, it stays one of the steps.
  const [isPhoneAsked] = useState(() => !isOwnPhone(user, form.typed))
  const parts = PARTS.filter(part => part !== 'phone' || isPhoneAsked)
  const missing = firstIncomplete(form)
  const { step: asked, go } = useStep(STEPS, () => true)
  const step = asked === 'review' && missing ? missing : asked
  const names = usePartWords(form.type)
  const send = useHandIn({
    onRefused: setRefused,
    onDone: () => go('done', 'replace'),
  })
  const filling: Filling = {
    form,
    refused,
    onField: (name, value) => {
      setRefused(refused.filter(each => each !== name))
      setForm(before => ({ ...before, typed: { ...before.typed, [name]: value } }))
    },
    onDocuments: change => setForm(before => ({ ...before, documents: change(before.documents) })),
  }
  if (step === 'done') return <HandedIn />
  const walk: readonly (typeof step)[] = ['standing', ...parts, 'review']
  const at = walk.indexOf(step)
  const before = walk[at - 1] ?? 'documents'
  const after = walk[at + 1] ?? 'review'
  return (
    <StepFlow
      at={at < 0 ? parts.length : at - 1}
      labels={[...parts.map(part => names[part]), t({ message: 'Review', context: 'step' })]}
    >
      {step === 'review' ? (
        <ReviewStep
          form={form}
          isBusy={send.isPending || send.isSuccess}
          problem={send.isError ? problemOf(send.error) : undefined}
          onChange={part => {
            send.reset()
            go(part)
          }}
          onBack={() => go(before)}
          onHandIn={() => send.mutate(sentOf(form))}
        />
      ) : step === 'phone' ? (
        <PhoneStep
          user={user}
          phone={form.typed}
          onPhone={({ area_code, phone }) =>
            setForm(kept => ({ ...kept, typed: { ...kept.typed, area_code, phone } }))
          }
          onBack={() => go(before)}
          onNext={() => go('review')}
        />
      ) : (
        <PartStep
          key={step}
          part={step === 'standing' ? 'about' : step}
          {...filling}
          onBack={() => go(before)}
          onNext={() => go(after)}
        />
      )}
    </StepFlow>
  )
}

type HandIn = { onRefused: (names: readonly Name[]) => void; onDone: () => void }

/** Hands the form in. Once it is, nothing of it is kept here. */
function useHandIn({ onRefused, onDone }: HandIn) {
  const queries = useQueryClient()
  return useSubmit(handIn, {
    onSuccess: ({ id }) => {
      forgetForm()
      queries.setQueryData(
        standingQuery.queryKey,
        (before): wire.KycStanding | undefined => before && { ...before, kyc_status: 0, step: 2, id },
      )
      onDone()
    },
    onProblem: problem => {
      const paths = problem.kind === 'wrong' ? problem.issues.map(({ path }) => path.split('.')[0]) : []
      onRefused(paths as Name[])
    },
  })
}
