import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { FileInput } from '../../../parts/file-input.tsx'
import type { FormOf } from '../../../parts/form.tsx'

/** A message before it is written. `file`: the id of the file that goes along; `isUploading`: it is on its way. */
export const EMPTY_MESSAGE = { text: '', file: '', isUploading: false }
type Message = typeof EMPTY_MESSAGE

/** The rule of its words. */
export const written = (text: string) => !text.trim() && msg`Write what happened.`

/** The body that it makes, with what else is sent; nothing while its file is on its way. */
export const messageIn = <R extends object>({ text, file, isUploading }: Message, rest: R) =>
  isUploading ? undefined : { ...rest, text: text.trim(), ...(file ? { file } : {}) }

type MessageFieldsProps = { label: string; form: FormOf<Message> }

/** Fields of a message to customer service: its words, and a file. */
export function MessageFields({ label, form }: MessageFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Textarea {...form.text('text', label)} autosize minRows={4} maxLength={4000} />
      <FileInput
        label={t`File (optional)`}
        description={t`A picture or a PDF, no more than 20M.`}
        kind="statement"
        name="file"
        onUploaded={(file = '') => form.change({ file })}
        onBusy={isUploading => form.change({ isUploading })}
      />
    </>
  )
}
