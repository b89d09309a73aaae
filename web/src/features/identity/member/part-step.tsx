import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form as Frame, sendsTo, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { Documents } from './documents.tsx'
import { Fields } from './fields.tsx'
import { type Form, type Name, type Part, type Shown, scopeOf } from './form.ts'
import { SampleLink } from './standing.tsx'
import { isComplete } from './wrong-fields.ts'

/** The form being filled, and the changes to it. */
export type Filling = {
  readonly form: Form
  readonly onField: (name: Name, value: string) => void
  readonly onDocuments: (change: (documents: readonly Shown[]) => readonly Shown[]) => void
  /** Entries that the server did not take. */
  readonly refused: readonly string[]
}

type PartStepProps = Filling & {
  part: Exclude<Part, 'phone'>
  onBack: () => void
  onNext: () => void
}

/** One step of the form: goes on when nothing is missing, and says what is when something is. */
export function PartStep({ part, onBack, onNext, ...filling }: PartStepProps) {
  const { t } = useLingui()
  const { form, onField, onDocuments, refused } = filling
  const { isSubmitted, ...step } = useForm({
    initial: {},
    body: () => (isComplete(form, part) ? form : undefined),
    send: sendsTo(() => onNext()),
  })
  const heads = useHeads(form.type)
  const [title, lead] = heads[part]
  return (
    <Frame form={step} isOnPanel end={<FlowActions label={t`Continue`} isBusy={false} onBack={onBack} />}>
      <div className="stack tight">
        <StepTitle>{title}</StepTitle>
        <p className="quiet">
          {lead} {part === 'documents' && <SampleLink />}
        </p>
      </div>
      <Fields part={part} form={form} onChange={onField} isAsked={isSubmitted} refused={refused} />
      {part === 'documents' && (
        <Documents key={scopeOf(form).id_type} form={form} onDocuments={onDocuments} isAsked={isSubmitted} />
      )}
    </Frame>
  )
}

function useHeads(type: Form['type']) {
  const { t } = useLingui()
  const isPerson = type === 0
  const heads: Record<PartStepProps['part'], readonly [title: string, lead: ReactNode]> = {
    about: isPerson
      ? [t`About you`, t`We compare this with your document, so write it as it stands there.`]
      : [t`About the company`, t`We compare this with the register, so write it as it stands there.`],
    address: isPerson
      ? [t`Where you live`, t`Your proof of address has to name this address.`]
      : [t`Where the company is`, t`The proof of its address has to name this address.`],
    documents: [
      t`Show your documents`,
      t`JPG, PNG, BMP, HEIC or PDF, at most 10 MB each. They are kept apart from the books; only you and our staff see them.`,
    ],
  }
  return heads
}
