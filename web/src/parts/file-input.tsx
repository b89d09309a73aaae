import { useLingui } from '@lingui/react/macro'
import { FileInput as MantineFileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FILE_KINDS, type FileKind, uploadFile } from '../client/files.ts'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'

type FileInputProps = {
  label: ReactNode
  description?: ReactNode
  kind: Exclude<FileKind, 'document'>
  name: string
  /** The uploaded file's id; nothing while there is none, or while another is on its way. */
  onUploaded: (id: string | undefined) => void
  /** Whether a file is on its way. Both may be said after the input is gone: the upload goes on. */
  onBusy?: (isBusy: boolean) => void
  /** The file that is shown in the field; nothing once it is removed or refused. */
  onChosen?: (file: File | undefined) => void
  /** Whether a file is there from before: the form was left and has come back. */
  isThere?: boolean
  error?: ReactNode
}

/** Takes one file and uploads it at once. A new one takes the place of the one before. */
export function FileInput(props: FileInputProps) {
  const { label, description, kind, name, onUploaded, onBusy, onChosen, isThere, error } = props
  const isImage = kind !== 'statement'
  const { t } = useLingui()
  const words = useProblemWords()
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<ObjectionProps>()
  const newest = useRef<File>(null)
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadFile(kind, chosen),
    // A file that was replaced or removed while it was on its way is not the one that is meant.
    onSuccess: ({ id }, sent) => newest.current === sent && onUploaded(id),
    onSettled: (_kept, _error, sent) => newest.current === sent && onBusy?.(false),
  })
  const badFormat = {
    title: t`The file format is incorrect`,
    text: isImage ? t`Please select jpg or png.` : t`Please select jpg, png or pdf.`,
  }
  const tooLarge = {
    title: t`Exceeding file size limit`,
    text: isImage ? t`The file is too large, no more than 2M.` : t`The file is too large, no more than 20M.`,
  }
  // The server looks into the file, and says so of its field.
  const problem = upload.isError ? problemOf(upload.error) : undefined
  const notTaken = problem && (problem.kind === 'wrong' ? <Objection {...badFormat} /> : words(problem))
  const whyNot = (chosen: File): ObjectionProps | undefined => {
    const { extensions, maxBytes } = FILE_KINDS[kind]
    if (!extensions.test(chosen.name)) return badFormat
    if (chosen.size <= maxBytes) return undefined
    return tooLarge
  }
  const choose = (chosen: File | null) => {
    const refusal = chosen ? whyNot(chosen) : undefined
    onUploaded(undefined)
    upload.reset()
    setRefused(refusal)
    setFile(refusal ? null : chosen)
    newest.current = refusal ? null : chosen
    onChosen?.(newest.current ?? undefined)
    onBusy?.(newest.current !== null)
    if (newest.current) upload.mutate(newest.current)
  }
  const state = upload.isPending
    ? t`Uploading`
    : upload.isSuccess || (isThere && !refused)
      ? t`Uploaded`
      : description
  return (
    <MantineFileInput
      label={label}
      description={state}
      name={name}
      size="md"
      accept={FILE_KINDS[kind].accept}
      placeholder={t`Choose a file`}
      leftSection={<IconUpload size={17} aria-hidden />}
      value={file}
      onChange={choose}
      clearable
      clearButtonProps={{ 'aria-label': t`Remove the file` }}
      error={refused ? <Objection {...refused} /> : (notTaken ?? error)}
    />
  )
}

type ObjectionProps = { readonly title: string; readonly text: string }

/** Why a file is not taken: its title, and what to do. */
const Objection = ({ title, text }: ObjectionProps) => (
  <>
    <b className="strong">{title}</b>
    <br />
    {text}
  </>
)
