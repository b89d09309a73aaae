import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Form as Frame, sendsTo, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { FIELDS, type Form, type Name, PARTS, type Part, requiredOf, scopeOf } from './form.ts'
import { useFormFacts } from './form-facts.tsx'
import { useDocumentWords } from './use-document-words.ts'
import { useLabels, usePartWords } from './use-field-words.ts'

type ReviewStepProps = {
  form: Form
  isBusy: boolean
  problem: Problem | undefined
  onChange: (part: Part) => void
  onBack: () => void
  onHandIn: () => void
}

/** All of the form once more, before it is handed in. Each part leads back to where it is changed. */
export function ReviewStep({ form, isBusy, problem, onChange, onBack, onHandIn }: ReviewStepProps) {
  const { t } = useLingui()
  const parts = usePartWords(form.type)
  const review = useForm({
    initial: { declaration: false },
    rules: { declaration: isTrue => !isTrue && msg`Please confirm this.` },
    body: typed => typed,
    send: sendsTo(() => onHandIn()),
  })
  return (
    <Frame
      form={review}
      isOnPanel
      end={<FlowActions label={t`Hand in for verification`} isBusy={isBusy} onBack={onBack} />}
    >
      <StepTitle>{t`Is everything right?`}</StepTitle>
      {PARTS.map(part => (
        <PartSection key={part} part={part} onChange={onChange} form={form} parts={parts} />
      ))}
      <Checkbox {...review.box('declaration', t`All of this is true, and I may share these documents.`)} />
      {problem && <Refusal form={form} problem={problem} onChange={onChange} />}
    </Frame>
  )
}

function Pictures({ form }: { form: Form }) {
  const words = useDocumentWords(scopeOf(form).id_type)
  const required = requiredOf(form)
  return (
    <ul className="doc-small">
      {form.documents
        .filter(({ kind }) => required.includes(kind))
        .map(({ kind, file, type }) => (
          <li key={file}>
            <div className="doc-thumb">
              <DocumentPicture file={file} type={type} name="" />
            </div>
            <span className="hint">{words[kind].name}</span>
          </li>
        ))}
    </ul>
  )
}

/** Why it was not taken; and the way to what has to be changed, where it is an entry. */
function Refusal({
  form,
  problem,
  onChange,
}: {
  form: Form
  problem: Problem
  onChange: (part: Part) => void
}) {
  const { t } = useLingui()
  const words = useProblemWords()
  const labels = useLabels(form.type)
  const partNames = usePartWords(form.type)
  if (problem.kind !== 'wrong') return <Notice tone="wrong" title={words(problem)} isUrgent />
  const names = [...new Set(problem.issues.map(({ path }) => path.split('.')[0] ?? ''))]
  const [first] = names
  const part = PARTS.find(each => each === first || FIELDS[form.type][each].includes(first as Name))
  const shown = names.map(name => labels[name as Name] ?? partNames[name as Part] ?? name).join(', ')
  return (
    <Notice
      tone="wrong"
      isUrgent
      title={t`Look at this again: ${shown}`}
      action={
        part && (
          <Button variant="default" size="sm" onClick={() => onChange(part)}>
            {t`Change it`}
          </Button>
        )
      }
    >
      {t`Nothing was handed in. What you entered is kept.`}
    </Notice>
  )
}

type PartSectionProps = Pick<ReviewStepProps, 'onChange' | 'form'> & {
  part: Part
  parts: Record<'about' | 'address' | 'documents' | 'phone', string>
}

function PartSection({ part, onChange, form, parts }: PartSectionProps) {
  const { t } = useLingui()
  const factsOf = useFormFacts()
  const name = parts[part]
  return (
    <section>
      <div className="row apart">
        <h3 className="strong" style={{ fontSize: 15 }}>
          {name}
        </h3>
        <button
          type="button"
          className="plain-button"
          aria-label={t`Change: ${name}`}
          onClick={() => onChange(part)}
        >
          {t`Change`}
        </button>
      </div>
      <Facts rows={factsOf(form, part)} />
      {part === 'documents' && <Pictures form={form} />}
    </section>
  )
}
