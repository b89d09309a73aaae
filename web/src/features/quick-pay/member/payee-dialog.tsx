import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { PayeeCard } from './payee-card.tsx'
import { removePayee, savePayee } from './queries.ts'

const LONGEST_NICKNAME = 40

type PayeeDialogProps = {
  payee: Pick<wire.SavedPayee, 'uid' | 'username'>
  /** The nickname that it has; nothing while it is not saved. */
  saved?: string | undefined
  onClose: () => void
}

/** Saves a payee under a nickname; gives a saved one another, or removes it. */
export function PayeeDialog({ payee, saved, onClose }: PayeeDialogProps) {
  const { t } = useLingui()
  const [nickname, setNickname] = useState(saved ?? payee.username)
  const [isChecked, setChecked] = useState(false)
  const isMissing = nickname.trim() === ''
  const name = nickname.trim()
  const save = useSubmit(savePayee, {
    onSuccess: () => {
      announce(t`${name} is now one of your payees.`)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMissing) save.mutate({ uid: payee.uid, nickname: name })
  }
  const title = saved === undefined ? t`Save this payee` : t`Change the payee`
  return (
    <Dialog isOpen onClose={onClose} label={title} className="confirm">
      <form className="stack" onSubmit={submit} noValidate>
        <h2>{title}</h2>
        <PayeeCard payee={payee} />
        <TextInput
          label={t`Nickname`}
          description={t`Only you see it.`}
          name="nickname"
          autoComplete="off"
          maxLength={LONGEST_NICKNAME}
          value={nickname}
          onChange={event => setNickname(event.currentTarget.value)}
          error={isChecked && isMissing ? t`Please enter all fields` : undefined}
        />
        <Problem of={save.error} />
        <div className="row wrap" style={{ justifyContent: 'flex-end' }}>
          {saved !== undefined && <Remove uid={payee.uid} name={saved} onDone={onClose} />}
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Needs no second question: nothing is lost but a nickname. */
function Remove({ uid, name, onDone }: { uid: string; name: string; onDone: () => void }) {
  const { t } = useLingui()
  const remove = useSubmit(removePayee, {
    onSuccess: () => {
      announce(t`${name} was removed from your payees.`)
      onDone()
    },
  })
  return (
    <>
      <Problem of={remove.error} />
      <Button variant="default" onClick={() => remove.mutate(uid)} loading={remove.isPending}>
        {t`Remove`}
      </Button>
    </>
  )
}

function Problem({ of }: { of: unknown }) {
  const words = useProblemWords()
  return of ? <Notice tone="wrong" title={words(problemOf(of))} isUrgent /> : null
}
