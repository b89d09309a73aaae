import { useLingui } from '@lingui/react/macro'
import { FileInput, NativeSelect } from '@mantine/core'
import { statementText, wire } from '@strongroom/shared'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { EntryForm } from '../../../../platform/cases/admin/entry-form.tsx'
import { sendStatement, sourcesQuery } from './queries.ts'

const { bytes } = wire.statementFileLimits
const megabytes = bytes / 1024 / 1024

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
  const [chosen, setSource] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [noText, setNoText] = useState<File | null>(null)
  const source = chosen || (sources[0]?.id ?? '')
  const add = useSubmit(sendStatement, {
    onSuccess: ({ id }) => {
      announce(t`The statement is taken in.`)
      void navigate({ to: '/admin/reconciliation/$id', params: { id } })
    },
  })
  const isTooLarge = file !== null && file.size > bytes
  const submit = async () => {
    setChecked(true)
    if (!file || isTooLarge || !source) return
    const content = await textOf(file)
    if (content === undefined) setNoText(file)
    else add.mutate({ source, file_name: file.name, content })
  }
  return (
    <EntryForm
      title={t`Take a statement in`}
      action={t`Take it in`}
      form={{
        submit: event => {
          event.preventDefault()
          void submit()
        },
        isBusy: add.isPending,
        error: add.error,
      }}
      onBack={onDone}
      isUnready={sources.length === 0}
      hint={t`A file is taken in once. If a line is wrong, the whole file is refused and the line is named.`}
    >
      <StatementFields
        source={source}
        sources={sources}
        file={file}
        isChecked={isChecked}
        isNoText={file !== null && file === noText}
        onSource={setSource}
        onFile={setFile}
      />
    </EntryForm>
  )
}

type StatementFieldsProps = {
  source: string
  sources: readonly wire.StatementSource[]
  file: File | null
  isChecked: boolean
  isNoText: boolean
  onSource: (id: string) => void
  onFile: (file: File | null) => void
}

function StatementFields(props: StatementFieldsProps) {
  const { source, sources, file, isChecked, isNoText, onSource, onFile } = props
  const { t } = useLingui()
  const isTooLarge = file !== null && file.size > bytes
  return (
    <>
      <NativeSelect
        label={t({ message: 'Source', context: 'of statements' })}
        name="source"
        value={source}
        data={
          sources.length > 0
            ? sources.map(({ id, name }) => ({ value: id, label: name }))
            : [{ value: '', label: t`Save a source first` }]
        }
        onChange={event => onSource(event.currentTarget.value)}
      />
      <FileInput
        label={t({ message: 'File', context: 'of a statement' })}
        description={t`Up to ${megabytes} MB`}
        name="file"
        size="md"
        placeholder={t`Choose a file`}
        leftSection={<IconUpload size={17} aria-hidden />}
        value={file}
        onChange={onFile}
        clearable
        clearButtonProps={{ 'aria-label': t`Remove the file` }}
        error={
          isTooLarge
            ? t`This file is larger than ${megabytes} MB. Split it.`
            : isNoText
              ? t`This file is not text, or is in an encoding that we do not know. Save it as UTF-8, or unpack it.`
              : isChecked && !file && t`Choose a file`
        }
      />
    </>
  )
}
