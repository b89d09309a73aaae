import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from '../../../../parts/confirm.tsx'
import { passkeysQuery } from '../../../../parts/money-flow/passkey-queries.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { renamePasskey } from './queries.ts'

/** Asks for another name of a passkey. */
export function RenameDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: wire.Passkey
  onClose: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(name)
  const rename = useMutation({
    mutationFn: () => renamePasskey({ id, name: typed }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
    },
  })
  return (
    <Confirm
      isOpen
      title={t`Rename ${name}`}
      confirmLabel={t`Save the name`}
      onConfirm={() => rename.mutate()}
      onCancel={onClose}
      isBusy={rename.isPending}
      isHeld={typed.trim() === ''}
    >
      <PasskeyName value={typed} onChange={setTyped} />
      <ProblemNotice of={rename.error} />
    </Confirm>
  )
}

type PasskeyNameProps = { value: string; onChange: (name: string) => void; error?: string | undefined }

/** The name that its member gave a passkey. */
export function PasskeyName({ value, onChange, error }: PasskeyNameProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Name of the passkey`}
      description={t`So that you know it again: the device it is on, for example.`}
      name="name"
      autoComplete="off"
      maxLength={60}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
