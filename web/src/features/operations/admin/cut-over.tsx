import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

type CutOverProps = {
  projection: wire.ReadModelStanding['projection']
  differing: wire.Comparison['differing']
  isOpen: boolean
  onClose: () => void
}

/** A typed amount as the server writes it: without commas, and without zeros at its end. */
const plain = (text: string): string => {
  const digits = text.replaceAll(',', '').trim()
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/** Asks before a rebuild takes the live read model's place. Where money differs, each amount has to be typed. */
export function CutOver({ projection, differing, isOpen, onClose }: CutOverProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const cutOver = useSubmit(
    (body: Body<'operations.cutOver'>, attempt) => call('operations.cutOver', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The rebuild is in place.`)
        onClose()
      },
    },
  )
  const isTyped = differing.every(({ unit, amount }) => plain(typed[unit] ?? '') === amount)
  const confirmed = differing.map(({ unit, amount }) => ({ unit, amount }))
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Put ${projection} in place?`}
      confirmLabel={t`Put it in place`}
      onConfirm={() => cutOver.mutate({ projection, confirmed })}
      onCancel={onClose}
      isBusy={cutOver.isPending}
      isHeld={!isTyped}
    >
      <p>{t`People then read the rebuilt one. The one before stays, and you can roll back to it.`}</p>
      {differing.map(({ unit, amount }) => (
        <TextInput
          key={unit}
          label={t`Type the amount that differs in ${unit}: ${amount}`}
          name={`differs-${unit}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed[unit] ?? ''}
          onChange={event => setTyped({ ...typed, [unit]: event.currentTarget.value })}
        />
      ))}
      <ProblemNotice of={cutOver.error} />
    </Confirm>
  )
}
