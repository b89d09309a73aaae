import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { CallFailed, problemOf } from '../../../client/problem.ts'
import { needed, useForm } from '../../../parts/form.tsx'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { BePaid } from './be-paid.tsx'
import { Contacts } from './contacts.tsx'
import { PayeeField } from './payee-field.tsx'
import { findPayee } from './queries.ts'

type PayeeStepProps = { uid: string; onUid: (uid: string) => void; onFound: (payee: wire.Payee) => void }

/** A member who is not there, in the words of a receiver who is not. */
const ofReceiver = (thrown: unknown): unknown =>
  thrown && problemOf(thrown).kind === 'unknown'
    ? new CallFailed({ kind: 'refused', code: 'RECEIVER_UNKNOWN', message: '', details: {} })
    : thrown

/** Finds whom to pay. */
export function PayeeStep({ uid, onUid, onFound }: PayeeStepProps) {
  const { t } = useLingui()
  const find = useMutation({ mutationFn: findPayee, onSuccess: onFound })
  const form = useForm({
    kept: [{ uid }, typed => onUid(typed.uid)],
    rules: { uid: needed },
    refused: () => 'uid',
    forgets: true,
    body: typed => typed.uid,
    send: { ...find, error: ofReceiver(find.error) },
  })
  return (
    <>
      <MoneyForm form={form} label={t`Find the payee`}>
        <PayeeField
          {...form.field('uid', t`Whom to pay`)}
          description={t`User ID, e-mail address, phone number with its country code, or handle.`}
        />
      </MoneyForm>
      <Contacts
        typed={uid}
        onChosen={chosen => {
          onUid(chosen)
          find.mutate(chosen)
        }}
      />
      <BePaid />
      <div className="mt-24">
        <ProofLine />
      </div>
    </>
  )
}
