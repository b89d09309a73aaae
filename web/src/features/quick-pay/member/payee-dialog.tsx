import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../client/announce.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { DialogButtons } from '../../../parts/dialog-buttons.tsx'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { calledAs } from './contact-names.ts'
import { PayeeCard } from './payee-card.tsx'
import { removePayee, savePayee } from './queries.ts'

const LONGEST_NICKNAME = 40

type PayeeDialogProps = {
  payee: Pick<wire.Payee, 'uid' | 'username' | 'masked' | 'handle'>
  /** The nickname that it has; nothing while it is not saved. */
  saved?: string | undefined
  onClose: () => void
}

/** Saves a payee under a nickname; gives a saved one another, or removes it. */
export function PayeeDialog({ payee, saved, onClose }: PayeeDialogProps) {
  const { t } = useLingui()
  const save = useSubmit(savePayee, {
    onSuccess: () => {
      const name = form.typed.nickname.trim()
      announce(t`${name} is now among your contacts.`)
      onClose()
    },
  })
  const form = useForm({
    initial: { nickname: saved ?? calledAs(payee) },
    rules: { nickname: needed },
    body: ({ nickname }) => ({ uid: payee.uid, nickname: nickname.trim() }),
    send: save,
  })
  const title = saved === undefined ? t`Save this payee` : t`Change the contact`
  const buttons = (
    <DialogButtons label={t`Save`} isBusy={form.isBusy} onCancel={onClose}>
      {saved !== undefined && <Remove uid={payee.uid} name={saved} onDone={onClose} />}
    </DialogButtons>
  )
  return (
    <Dialog isOpen onClose={onClose} label={title} className="confirm">
      <Form form={form} end={buttons}>
        <h2>{title}</h2>
        <PayeeCard payee={payee} />
        <TextInput
          {...form.text('nickname', t`Nickname`)}
          description={t`Only you see it.`}
          autoComplete="off"
          maxLength={LONGEST_NICKNAME}
        />
      </Form>
    </Dialog>
  )
}

/** Needs no second question: nothing is lost but a nickname. */
function Remove({ uid, name, onDone }: { uid: string; name: string; onDone: () => void }) {
  const { t } = useLingui()
  const remove = useSubmit(removePayee, {
    onSuccess: () => {
      announce(t`${name} was removed from your contacts.`)
      onDone()
    },
  })
  return (
    <>
      <ProblemNotice of={remove.error} />
      <Button variant="default" onClick={() => remove.mutate(uid)} loading={remove.isPending}>
        {t`Remove`}
      </Button>
    </>
  )
}
