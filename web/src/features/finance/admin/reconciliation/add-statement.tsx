import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FileInput, NativeSelect } from '@mantine/core'
import { statementText, wire } from '@strongroom/shared'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { type FormOf, useForm } from '../../../../parts/form.tsx'
import { EntryForm } from '../../../../platform/cases/admin/entry-form.tsx'
import { sendStatement, sourcesQuery } from './queries.ts'

const { bytes } = wire.statementFileLimits
const megabytes = bytes / 1024 / 1024

/** `noText`: the file that turned out to hold none. */
type Typed = { source: string; file: File | null; noText: File | null }
type Chosen = { readonly source: string; readonly file: File }
const EMPTY: Typed = { source: '', file: null, noText: null }

/** A fault of a file that is chosen. */
const faultOf = (file: File | null, { noText }: Typed) => {
  if (file && file.size > bytes) return msg`This file is larger than ${megabytes} MB. Split it.`
  if (!file || file !== noText) return undefined
  return msg`This file is not text, or is in an encoding that we do not know. Save it as UTF-8, or unpack it.`
}

/** A file's text in its own encoding; nothing where it is none that we know. */
const textOf = async (file: File): Promise<string | undefined> =>
  statementText(new Uint8Array(await file.arrayBuffer()), (label, bytes) =>
    new TextDecoder(label, { fatal: true }).decode(bytes),
  )

/** Takes a file in, and leads to its statement, which says how far the workers are with it. */
export function AddStatement({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: sources = [] } = useQuery(sourcesQuery)
  const add = useSubmit(sendStatement, {
    onSuccess: ({ id }) => {
      announce(t`The statement is taken in.`)
      void navigate({ to: '/admin/reconciliation/$id', params: { id } })
    },
  })
  const kept = useState(EMPTY)
  const [, keep] = kept
  const take = async ({ source, file }: Chosen) => {
    const content = await textOf(file)
    if (content === undefined) keep(now => ({ ...now, noText: file }))
    else add.mutate({ source, file_name: file.name, content })
  }
  const form = useForm({
    kept,
    rules: { file: file => !file && msg`Choose a file` },
    atOnce: { file: faultOf },
    body: ({ source, file }) => {
      const id = source || sources[0]?.id
      return file && id ? { source: id, file } : undefined
    },
    send: { ...add, mutate: (given: Chosen) => void take(given) },
  })
  return (
    <EntryForm
      title={t`Take a statement in`}
      action={t`Take it in`}
      form={form}
      onBack={onDone}
      isUnready={sources.length === 0}
      hint={t`A file is taken in once. If a line is wrong, the whole file is refused and the line is named.`}
    >
      <StatementFields form={form} sources={sources} />
    </EntryForm>
  )
}

type StatementFieldsProps = { form: FormOf<Typed>; sources: readonly wire.StatementSource[] }

function StatementFields({ form, sources }: StatementFieldsProps) {
  const { t } = useLingui()
  const source = form.text('source', t({ message: 'Source', context: 'of statements' }))
  const label = t({ message: 'File', context: 'of a statement' })
  return (
    <>
      <NativeSelect
        {...source}
        value={source.value || (sources[0]?.id ?? '')}
        data={
          sources.length > 0
            ? sources.map(({ id, name }) => ({ value: id, label: name }))
            : [{ value: '', label: t`Save a source first` }]
        }
      />
      <FileInput
        label={label}
        description={t`Up to ${megabytes} MB`}
        name="file"
        size="md"
        placeholder={t`Choose a file`}
        leftSection={<IconUpload size={17} aria-hidden />}
        value={form.typed.file}
        onChange={file => form.change({ file })}
        clearable
        clearButtonProps={{ 'aria-label': t`Remove the file` }}
        error={form.errorOf('file', label)}
      />
    </>
  )
}
