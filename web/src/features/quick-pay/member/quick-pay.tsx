import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { noteIn } from '../../../platform/codes/member/code-text.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { quickPayAccess } from '../../../platform/members/member/queries.ts'
import { AmountStep } from './amount-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { PayeeStep } from './payee-step.tsx'
import { PinStep } from './pin-step.tsx'
import type { QuickPayResult } from './queries.ts'
import { QuickPayTabs } from './quick-pay-tabs.tsx'

const STEPS = ['form', 'amount', 'code', 'done'] as const

/** Fields that the address fills in: a payee, a currency, an amount, and what it is for. */
type Filled = {
  readonly uid?: string
  readonly currency?: string
  readonly amount?: string
  readonly note?: string
}

/** The amount that the address names, where it is one. */
const moneyIn = ({ currency = '', amount = '' }: Filled) => ({
  currency: /^[A-Z0-9]{2,10}$/.test(currency) ? currency : 'USD',
  amount: /^\d{1,15}(\.\d{1,18})?$/.test(amount) ? amount : '',
  message: '',
})

/** Pays another member: find, amount, code, done. */
export function QuickPay() {
  const { t } = useLingui()
  return (
    <Page title={t`Quick pay`} actions={<Link to="/records/quickpay">{t`Records`}</Link>}>
      <WarmUp access={quickPayAccess}>
        <QuickPayTabs />
        <QuickPayFlow />
      </WarmUp>
    </Page>
  )
}

function QuickPayFlow() {
  const { t } = useLingui()
  const { uid: asked = '', ...filled }: Filled = useSearch({ strict: false })
  const [uid, setUid] = useState(asked)
  // A note belongs to the payee who wrote it, not to another whom the payer chooses instead.
  const [note, setNote] = useState(() => ({ of: asked, text: noteIn(filled.note ?? '') }))
  const [payee, setPayee] = useState<wire.Payee>()
  const [money, setMoney] = useState(() => moneyIn(filled))
  const [checked, setChecked] = useState<wire.QuickPayCheck>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [paid, setPaid] = useState<QuickPayResult>()
  const shownNote = payee?.uid === note.of ? note.text : ''
  const ready = {
    form: true,
    amount: payee !== undefined,
    code: payee !== undefined && checked !== undefined,
    done: paid !== undefined,
  }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  return (
    <StepFlow at={at} labels={[t`Payee`, t`Amount`, t`Code`, t`Done`]}>
      {step === 'form' && (
        <PayeeStep
          uid={uid}
          onUid={setUid}
          onFound={found => {
            setPayee(found)
            go('amount')
          }}
        />
      )}
      {step === 'amount' && payee && (
        <AmountStep
          payee={payee}
          note={shownNote}
          money={money}
          onMoney={setMoney}
          onBack={() => go('form')}
          onCodeSent={check => {
            setChecked(check)
            setSentAtMs(Date.now())
            go('code')
          }}
        />
      )}
      {step === 'code' && payee && checked && (
        <PinStep
          payee={payee}
          note={shownNote}
          message={noteIn(money.message)}
          checked={checked}
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          onBack={() => go('amount')}
          onPaid={result => {
            setPaid(result)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && payee && checked && paid && (
        <PaidStep
          payee={payee}
          note={shownNote}
          message={noteIn(money.message)}
          checked={checked}
          paid={paid}
          onAgain={() => {
            setUid('')
            setNote({ of: '', text: '' })
            setMoney(kept => ({ ...kept, amount: '', message: '' }))
            setChecked(undefined)
            setPaid(undefined)
            go('form', 'again')
          }}
        />
      )}
    </StepFlow>
  )
}
