import { useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { FileInput } from '../../../parts/file-input.tsx'

/** The text that a member writes, and the file that goes along: their values, and the fields' own part. */
export function useMessage() {
  const [value, setValue] = useState('')
  const [file, setFile] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const text = value.trim()
  return {
    /** The part of the body that the fields make. */
    sent: { text, ...(file ? { file } : {}) },
    /** Whether it can be sent; from then on the field says when nothing is written. */
    check: (): boolean => {
      setChecked(true)
      return text !== '' && !isBusy
    },
    isBusy,
    fields: { value, setValue, setFile, setBusy, isMissing: isChecked && text === '' },
  }
}

type MessageFieldsProps = { label: string; fields: ReturnType<typeof useMessage>['fields'] }

/** Fields of a message to customer service: its words, and a file. */
export function MessageFields({ label, fields }: MessageFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Textarea
        label={label}
        name="text"
        autosize
        minRows={4}
        maxLength={4000}
        value={fields.value}
        onChange={event => fields.setValue(event.currentTarget.value)}
        error={fields.isMissing ? t`Write what happened.` : undefined}
      />
      <FileInput
        label={t`File (optional)`}
        description={t`A picture or a PDF, no more than 20M.`}
        kind="statement"
        name="file"
        onUploaded={fields.setFile}
        onBusy={fields.setBusy}
      />
    </>
  )
}
