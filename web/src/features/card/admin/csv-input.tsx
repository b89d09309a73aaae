import { useLingui } from '@lingui/react/macro'
import { FileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type CsvInputProps = {
  label: string
  description: ReactNode
  file: File | null
  /** A larger file says so at the field. */
  mostBytes: number
  /** Whether a file is under way, so that no other can be chosen. */
  isBusy: boolean
  onChoose: (file: File | null) => Promise<void>
}

/** Takes a CSV file, and leaves it where it is. */
export function CsvInput({ label, description, file, mostBytes, isBusy, onChoose }: CsvInputProps) {
  const { t, i18n } = useLingui()
  const megabytes = i18n.number(mostBytes / 1024 / 1024)
  const isTooLarge = file !== null && file.size > mostBytes
  return (
    <FileInput
      label={label}
      description={description}
      name="csv"
      accept=".csv,text/csv"
      placeholder={t`Choose a file`}
      leftSection={<IconUpload size={17} aria-hidden />}
      value={file}
      error={isTooLarge && t`This file is larger than ${megabytes} MB. Split it.`}
      onChange={chosen => void onChoose(chosen)}
      disabled={isBusy}
      clearable
    />
  )
}
