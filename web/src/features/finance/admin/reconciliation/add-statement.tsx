import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, FileInput, NativeSelect } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Form, type FormOf, needed, useForm } from '../../../../parts/form.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { textOf } from './file-beginning.ts'
import { FileLook } from './file-look.tsx'
import { NewSourceFields } from './new-source-fields.tsx'
import { saveSource, sendStatement, sourcesQuery } from './queries.ts'
import { sourceOf, type TypedImport, unsaid, untyped } from './typed-import.ts'
import { type FileImport, useFileImport } from './use-file-import.ts'

const { bytes } = wire.statementFileLimits
const megabytes = bytes / 1024 / 1024

/** A fault of a file that is chosen. */
const faultOf = (file: File | null, { noText }: TypedImport) => {
  if (file && file.size > bytes) return msg`This file is larger than ${megabytes} MB. Split it.`
  if (!file || file !== noText) return undefined
  return msg`This file is not text, or is in an encoding that we do not know. Save it as UTF-8, or unpack it.`
}

/** A file that a person has agreed to, of a source that is there or of one that is saved first. */
type Agreed = {
  readonly file: File
  readonly id: string | undefined
  readonly body: Body<'finance.saveStatementSource'> | undefined
  readonly mapping: wire.CsvMapping | undefined
}

/** Takes a file in once its first lines were looked at, and leads to its statement, which says how far the workers are with it. */
export function AddStatement({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { data: sources } = useQuery(sourcesQuery)
  const kept = useState(untyped)
  const [typed, keep] = kept
  const source = sources?.find(({ id }) => id === typed.source)
  const look = useFileImport(typed, source)
  const send = useTaking({
    onNoText: file => keep(now => ({ ...now, noText: file })),
    // Should the file be refused now, the next try is one of the source that is there.
    onSaved: id => keep(now => ({ ...now, source: id })),
  })
  const isNew = typed.source === ''
  const form = useForm({
    kept,
    rules: {
      file: file => !file && msg`Choose a file`,
      ...(isNew && { name: needed }),
    },
    atOnce: { file: faultOf },
    body: (): Agreed | undefined =>
      typed.file
        ? { file: typed.file, id: source?.id, body: sourceOf(typed, look, source), mapping: look.agreed }
        : undefined,
    send,
  })
  return (
    <div className="mb-16">
      <Panel title={t`Take a statement in`}>
        <Form
          form={form}
          end={
            <Buttons
              isNew={isNew}
              isReady={isReady(look, typed, source)}
              isBusy={form.isBusy}
              onDone={onDone}
            />
          }
        >
          <StatementFields form={form} sources={sources ?? []} />
          <FileLook look={look} said={typed} change={form.change} source={source} />
          {isNew && look.shown && (
            <NewSourceFields form={form} currency={look.currency} account={look.shown.account} />
          )}
        </Form>
      </Panel>
    </div>
  )
}

/** Whether a person can agree: everything was answered, and what is shown is what would be taken, and not be refused. */
const isReady = (
  look: FileImport,
  { file }: TypedImport,
  source: wire.StatementSource | undefined,
): boolean => {
  const { begins, shown, agreed, doubts, isLooking } = look
  if (file === null) return true
  if (!begins || !shown || isLooking || doubts.length > 0 || shown.problems.length > 0) return false
  if (source && source.format !== shown.format) return false
  return shown.format !== 'csv' || agreed !== undefined
}

type TakingOptions = { onNoText: (file: File) => void; onSaved: (source: string) => void }

/** Saves the source where it is new or was corrected, then sends the file. */
const useTaking = ({ onNoText, onSaved }: TakingOptions) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const add = useSubmit(sendStatement, {
    onSuccess: ({ id }) => {
      announce(t`The statement is taken in.`)
      void navigate({ to: '/admin/reconciliation/$id', params: { id } })
    },
  })
  const save = useSubmit(saveSource)
  const takeIn = async ({ file, id, body, mapping }: Agreed) => {
    const content = await textOf(file, mapping?.encoding)
    if (content === undefined) return onNoText(file)
    const put = (source: string) => add.mutate({ source, file_name: file.name, content })
    const next = (saved: { readonly id: string }) => {
      onSaved(saved.id)
      put(saved.id)
    }
    if (body) save.mutate(body, { onSuccess: next })
    else if (id) put(id)
  }
  return {
    mutate: (given: Agreed) => void takeIn(given),
    isPending: add.isPending || save.isPending,
    error: save.error ?? add.error,
    reset: () => {
      save.reset()
      add.reset()
    },
  }
}

type ButtonsProps = { isNew: boolean; isReady: boolean; isBusy: boolean; onDone: () => void }

function Buttons({ isNew, isReady, isBusy, onDone }: ButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="row gap-10">
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {isNew ? t`Save the source and take it in` : t`Take it in`}
        </Button>
        <Button variant="default" onClick={onDone}>{t`Back`}</Button>
      </div>
      <p className="hint">{t`A file is taken in once. If a line is wrong, the whole file is refused and the line is named.`}</p>
    </>
  )
}

type StatementFieldsProps = {
  form: FormOf<TypedImport>
  sources: readonly wire.StatementSource[]
}

function StatementFields({ form, sources }: StatementFieldsProps) {
  const { t } = useLingui()
  const source = form.text('source', t({ message: 'Source', context: 'of statements' }))
  const label = t({ message: 'File', context: 'of a statement' })
  return (
    <div className="max-640 stack">
      <NativeSelect
        {...source}
        data={[
          { value: '', label: t`A new source, by its first file` },
          ...sources.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={event => form.change({ ...unsaid, source: event.currentTarget.value })}
      />
      <FileInput
        label={label}
        description={t`Up to ${megabytes} MB`}
        name="file"
        size="md"
        placeholder={t`Choose a file`}
        leftSection={<IconUpload size={17} aria-hidden />}
        value={form.typed.file}
        onChange={file => form.change({ ...unsaid, file })}
        clearable
        clearButtonProps={{ 'aria-label': t`Remove the file` }}
        error={form.errorOf('file', label)}
      />
    </div>
  )
}
