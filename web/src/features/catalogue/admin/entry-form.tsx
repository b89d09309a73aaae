import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Sent } from '../../../client/call.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { useReason } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { BanksField } from './banks-field.tsx'
import { entryBody, typedOf } from './entry-body.ts'
import { UsesInRefusal } from './entry-uses.tsx'
import { useFieldFaults } from './field-faults.ts'
import type { Entry, Field, ReferenceKind } from './fields.ts'
import { KeyField } from './key-field.tsx'
import { PictureField } from './picture-field.tsx'
import { removeEntry, saveEntry } from './queries.ts'
import { ReasonOfChange } from './reason-of-change.tsx'

type EntryFormProps = { kind: ReferenceKind; entry?: Entry; onDone: () => void }

/** Adds a record or edits one. The server's error for a field stands under it. */
export function EntryForm({ kind, entry, onDone }: EntryFormProps) {
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const faults = useFieldFaults()
  const [typed, setTyped] = useState(() => typedOf(kind, entry))
  const [isChecked, setChecked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const why = useReason()
  const whyGone = useReason()
  // A change that waits for approval is not done: the form stays, and says so.
  const finish = ({ proposal }: Sent) => {
    if (proposal) return setLeaving(false)
    if (entry) noteDecided(entry.id, 'changed')
    onDone()
  }
  const save = useSubmit(saveEntry, { onSuccess: finish })
  const remove = useSubmit(removeEntry, { onSuccess: finish })
  const waits = save.data?.proposal ?? remove.data?.proposal
  const problem = save.isError ? problemOf(save.error) : undefined
  const issues = problem?.kind === 'wrong' ? problem.issues : []
  // A record keeps the key it has, and one of old stays without a picture.
  const isMissing = ({ name, holds, of }: Pick<Field, 'name' | 'holds' | 'of'>) =>
    holds && !(entry && (of === 'key' || of === 'picture')) && !typed[name]?.trim()
  const issueOf = ({ name }: Field) => issues.find(({ path }) => path === name || path.startsWith(`${name}.`))
  const isAtField = kind.fields.some(issueOf)
  const errorOf = (field: Field) => {
    if (isChecked && isMissing(field)) return t`Please enter all fields`
    const issue = issueOf(field)
    if (!issue) return undefined
    const label = i18n._(field.label)
    return faults.of(issue.message) ?? t`This is not a valid entry: ${label}`
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!why.check() || kind.fields.some(isMissing)) return
    const name = entry ? kind.edit : kind.create
    // The path of a new one says 0, where it says an id at all.
    save.mutate({ name, id: entry?.id ?? '0', body: { ...entryBody(kind, typed, entry), reason: why.text } })
  }
  const change = (name: string, value: string) => setTyped(now => ({ ...now, [name]: value }))
  const removal = entry && kind.remove && { name: kind.remove, id: entry.id }
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ maxWidth: 640, paddingBlock: 12 }}>
      {kind.fields.map(field => (
        <Input
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          onChange={value => change(field.name, value)}
          isFixed={Boolean(field.isKey && entry)}
          isKept={entry !== undefined}
          onBusy={setUploading}
          error={errorOf(field)}
        />
      ))}
      {may(entry ? kind.edit : kind.create) && <ReasonOfChange why={why} />}
      {problem && !isAtField && <Notice tone="wrong" title={words(problem)} isUrgent />}
      {waits && <WaitsForSecond />}
      <Actions
        entry={entry}
        kind={kind}
        onDone={onDone}
        removal={removal}
        isSaving={save.isPending || isUploading}
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
          <ReasonOfChange why={whyGone} />
          {remove.isError && (
            <Notice tone="wrong" title={words(problemOf(remove.error))} isUrgent>
              <UsesInRefusal problem={problemOf(remove.error)} entry={entry} />
            </Notice>
          )}
        </Confirm>
      )}
    </form>
  )
}

type InputProps = {
  field: Field
  value: string
  onChange: (value: string) => void
  isFixed: boolean
  /** Whether what is left empty stays as it is. */
  isKept: boolean
  error: string | undefined
  /** Whether a file is on its way. */
  onBusy: (isBusy: boolean) => void
}

function Input({ field, value, onChange, isFixed, isKept, error, onBusy }: InputProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(field.label)
  if (typeof field.of !== 'string')
    return (
      <NativeSelect
        label={label}
        name={field.name}
        value={value}
        data={field.of.map(choice => ({ value: String(choice.value), label: i18n._(choice.label) }))}
        onChange={event => onChange(event.currentTarget.value)}
        error={error}
      />
    )
  if (field.of === 'key')
    return (
      <KeyField
        label={label}
        name={field.name}
        value={value}
        onChange={onChange}
        error={error}
        isKept={isKept}
      />
    )
  if (field.of === 'house-banks')
    return <BanksField label={label} name={field.name} value={value} onChange={onChange} error={error} />
  if (field.of === 'picture')
    return <PictureField field={field} value={value} onChange={onChange} onBusy={onBusy} error={error} />
  const empty = field.whenEmpty ? i18n._(field.whenEmpty) : t`Empty: as the settings say.`
  const hint = field.whenEmpty || field.of === 'decimal-or-null' ? empty : undefined
  if (field.of !== 'text' && field.of !== 'by-level')
    return (
      <NumberField
        label={label}
        name={field.name}
        description={hint}
        value={value}
        disabled={isFixed}
        {...(field.of.startsWith('whole') ? { places: 0 } : {})}
        onChange={onChange}
        error={error}
      />
    )
  return (
    <TextInput
      label={label}
      name={field.name}
      description={hint}
      value={value}
      disabled={isFixed}
      autoComplete="off"
      onChange={event => onChange(event.currentTarget.value)}
      error={error}
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
    <div className="row wrap" style={{ gap: 10 }}>
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
