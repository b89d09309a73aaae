import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { useForm } from '../../../../parts/form.tsx'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { moneyRow } from '../../../../parts/money-flow/money-rows.tsx'
import { OpenAttempt } from '../../../../parts/open-attempt.tsx'
import { noteIn } from '../../../../platform/codes/member/code-text.ts'
import { calledAs } from '../contact-names.ts'
import { PayeeCard } from '../payee-card.tsx'
import type { AskDraft } from './ask-form.tsx'
import { askForMoney } from './queries.ts'

type AskReviewProps = { payer: wire.Payee; draft: AskDraft; onBack: () => void; onDone: () => void }

/** The name of the member who is asked, and the request once more. */
export function AskReview({ payer, draft, onBack, onDone }: AskReviewProps) {
  const { t } = useLingui()
  const { currency, amount } = draft
  const { uid } = payer
  const name = calledAs(payer)
  const note = noteIn(draft.note)
  const body = { uid, currency, amount, ...(note ? { note } : {}) }
  const ask = useSubmit(askForMoney, {
    onSuccess: () => {
      announce(t`We have told ${name} of your request.`)
      onDone()
    },
    asked: body,
  })
  const form = useForm({ initial: {}, body: () => body, send: ask })
  const shown = amountText(amount, currency)
  return (
    <OpenAttempt submit={ask}>
      <MoneyForm
        form={form}
        label={t`Ask for ${shown}`}
        onBack={onBack}
        note={t`Nothing moves until the member pays. You may cancel the request until then.`}
      >
        <PayeeCard payee={payer} />
        <Facts
          rows={[
            moneyRow({ label: t`You ask for`, amount, currency }, 'strong'),
            note !== '' && { label: t`Note`, value: note },
            { label: t`Fee`, value: t`None` },
          ]}
        />
      </MoneyForm>
    </OpenAttempt>
  )
}
