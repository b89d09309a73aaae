import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Sent } from '../../../client/call.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Form, needed, type Rules, useForm } from '../../../parts/form.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { reasonIn, useReason } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { BanksField } from './banks-field.tsx'
import { entryBody, type Typed, typedOf } from './entry-body.ts'
import { UsesInRefusal } from './entry-uses.tsx'
import { faultWords } from './field-faults.ts'
import type { Entry, Field, ReferenceKind } from './fields.ts'
import { KeyField } from './key-field.tsx'
import { PictureField } from './picture-field.tsx'
import { removeEntry, saveEntry } from './queries.ts'
import { ReasonOfChange } from './reason-of-change.tsx'

type EntryFormProps = { kind: ReferenceKind; entry?: Entry; onDone: () => void }

type Reasoned = Typed & { readonly reason: string }

/** A record keeps the key it has, and one of old stays without a picture. */
const rulesOf = (kind: ReferenceKind, entry: Entry | undefined): Rules<Reasoned> => {
  const holds = kind.fields.filter(
    field => field.holds && !(entry && /^(key|picture)$/.test(String(field.of))),
  )
  return { ...Object.fromEntries(holds.map(({ name }) => [name, needed])), reason: needed }
}

/** Adds a record or edits one. The server's error for a field stands under it. */
export function EntryForm({ kind, entry, onDone }: EntryFormProps) {
  const { t, i18n } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const whyGone = useReason()
  // A change that waits for approval is not done: the form stays, and says so.
  const finish = ({ proposal }: Sent) => {
    if (proposal) return setLeaving(false)
    if (entry) noteDecided(entry.id, 'changed')
    onDone()
  }
  const save = useSubmit(saveEntry, { onSuccess: finish })
  const remove = useSubmit(removeEntry, { onSuccess: finish })
  const form = useForm({
    initial: (): Reasoned => ({ ...typedOf(kind, entry), reason: '' }),
    rules: rulesOf(kind, entry),
    wrong: (name, message) => (name === 'reason' ? undefined : (faultWords(message) ?? 'invalid')),
    body: ({ reason, ...typed }) => ({
      name: entry ? kind.edit : kind.create,
      // The path of a new one says 0, where it says an id at all.
      id: entry?.id ?? '0',
      body: { ...entryBody(kind, typed, entry), reason: reason.trim() },
    }),
    send: save,
  })
  const removal = entry && kind.remove && { name: kind.remove, id: entry.id }
  const end = (
    <>
      {(save.data?.proposal ?? remove.data?.proposal) && <WaitsForSecond />}
      <Actions
        entry={entry}
        kind={kind}
        onDone={onDone}
        removal={removal}
        isSaving={form.isBusy || isUploading}
        onDelete={() => setLeaving(true)}
      />
      {removal && (
        <Confirm
          isOpen={isLeaving}
          title={t`Delete this entry?`}
          confirmLabel={t`Delete`}
          isBusy={remove.isPending}
          onConfirm={() => whyGone.check() && remove.mutate({ ...removal, reason: whyGone.text })}
          onCancel={() => setLeaving(false)}
        >
          <p>{t`It disappears from every screen at once. What was booked under it stays as it is.`}</p>
          <ReasonOfChange field={whyGone.field} />
          <ProblemNotice of={remove.error}>
            <UsesInRefusal problem={problemOf(remove.error)} entry={entry} />
          </ProblemNotice>
        </Confirm>
      )}
    </>
  )
  return (
    <Form form={form} end={end} className="stack max-640 py-12">
      {kind.fields.map(field => (
        <Input
          key={field.name}
          field={field}
          at={{ ...form.field(field.name, i18n._(field.label)), value: form.typed[field.name] ?? '' }}
          isFixed={Boolean(field.isKey && entry)}
          isKept={entry !== undefined}
          onBusy={setUploading}
        />
      ))}
      {may(entry ? kind.edit : kind.create) && <ReasonOfChange field={reasonIn(form)} />}
    </Form>
  )
}

type InputProps = {
  field: Field
  at: {
    label: string
    name: string
    value: string
    onChange: (value: string) => void
    error: string | undefined
  }
  isFixed: boolean
  /** Whether what is left empty stays as it is. */
  isKept: boolean
  /** Whether a file is on its way. */
  onBusy: (isBusy: boolean) => void
}

function Input({ field, at, isFixed, isKept, onBusy }: InputProps) {
  const { t, i18n } = useLingui()
  const onText = (event: { currentTarget: { value: string } }) => at.onChange(event.currentTarget.value)
  if (typeof field.of !== 'string') {
    const data = field.of.map(choice => ({ value: String(choice.value), label: i18n._(choice.label) }))
    return <NativeSelect {...at} data={data} onChange={onText} />
  }
  if (field.of === 'key') return <KeyField {...at} isKept={isKept} />
  if (field.of === 'house-banks') return <BanksField {...at} />
  if (field.of === 'picture') return <PictureField {...at} field={field} onBusy={onBusy} />
  const empty = field.whenEmpty ? i18n._(field.whenEmpty) : t`Empty: as the settings say.`
  const hint = field.whenEmpty || field.of === 'decimal-or-null' ? empty : undefined
  if (field.of === 'lines')
    return <Textarea {...at} description={hint} autosize minRows={4} maxLength={3000} onChange={onText} />
  if (field.of === 'moment') return <TextInput {...at} type="datetime-local" step={1} onChange={onText} />
  if (field.of === 'text' || field.of === 'by-level')
    return <TextInput {...at} description={hint} disabled={isFixed} autoComplete="off" onChange={onText} />
  return (
    <NumberField
      {...at}
      description={hint}
      disabled={isFixed}
      {...(field.of.startsWith('whole') ? { places: 0 } : {})}
    />
  )
}

type ActionsProps = Pick<EntryFormProps, 'entry' | 'kind' | 'onDone'> & {
  removal: Omit<Parameters<typeof removeEntry>[0], 'reason'> | undefined
  isSaving: boolean
  onDelete: () => void
}

function Actions({ entry, kind, onDone, removal, isSaving, onDelete }: ActionsProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap gap-10">
      {may(entry ? kind.edit : kind.create) && (
        <Button type="submit" loading={isSaving}>
          {t`Save`}
        </Button>
      )}
      <Button variant="default" onClick={onDone}>
        {t`Back`}
      </Button>
      {removal && may(removal.name) && (
        <Button variant="default" onClick={onDelete}>
          {t`Delete`}
        </Button>
      )}
    </div>
  )
}
