import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useBack } from '../../../parts/use-back.ts'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess } from '../../../platform/members/member/queries.ts'
import { DepositFlow } from '../../bank/member/deposit/deposit-flow.tsx'
import type { ChargeSearch } from './card-search.ts'
import { CardTabs } from './card-tabs.tsx'
import { ChargeForm, type Chosen } from './charge-form.tsx'
import { ChargeAsked, ChargeReview } from './charge-review.tsx'
import { checkCharge } from './queries.ts'

const STEPS = ['form', 'confirm', 'done'] as const

/** Puts money on the card, from the wallet (amount, confirm, done) or by a bank transfer. */
export function Charge() {
  const { t } = useLingui()
  const { by }: ChargeSearch = useSearch({ strict: false })
  return (
    <Page title={t`Charge the card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        {by === 'bank' ? <ByBank /> : <Flow />}
      </WarmUp>
    </Page>
  )
}

/** The bank transfer inside the card's screens: its bank list, its proof and its review. */
function ByBank() {
  const { t } = useLingui()
  return (
    <div className="flow">
      <Panel title={t`By bank transfer`}>
        <DepositFlow
          onto={2}
          other={
            <Button
              variant="default"
              size="lg"
              renderRoot={props => <Link {...props} to="/prepaidcard/charge" search={{}} />}
            >
              {t`Charge from my wallet`}
            </Button>
          }
        />
      </Panel>
    </div>
  )
}

const NOTHING = { amount: '', itemId: '' }

/** The charge as it is asked for; nothing while no amount is typed. */
const askedOf = ({ currency, amount, itemId }: Chosen) =>
  isZero(amount) ? undefined : { currency, amount, ...(itemId ? { itemId } : {}) }

type Done = { readonly charge: wire.CardChargePreview; readonly reference: string }

function Flow() {
  const { t } = useLingui()
  const query = useQuery(cardInfoQuery)
  const [chosen, setChosen] = useState<Chosen>({ currency: 'USDC', ...NOTHING })
  const [done, setDone] = useState<Done>()
  const asked = done ? undefined : askedOf(chosen)
  const preview = usePreview('card-charge', checkCharge, asked)
  const ready = { form: true, confirm: preview.said !== undefined, done: done !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  const back = useBack('/prepaidcard')
  const { said } = preview
  if (!query.data) return <Waiting query={query} />
  const startAgain = () => {
    setChosen({ currency: chosen.currency, ...NOTHING })
    setDone(undefined)
    go('form', 'again')
  }
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Confirm`, t`Done`]}>
      {step === 'form' && (
        <ChargeForm
          card={query.data}
          chosen={chosen}
          preview={preview}
          onChange={setChosen}
          onReview={() => go('confirm')}
          onBack={back}
        />
      )}
      {step === 'confirm' && said && asked && (
        <ChargeReview
          charge={said}
          asked={{ ...asked, total: said.total }}
          onBack={back}
          // The price may have changed: the review then shows the one of now.
          onProblem={() => void preview.confirm()}
          onCharged={(charge, reference) => {
            setDone({ charge, reference })
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && done && <ChargeAsked {...done} onAgain={startAgain} />}
    </StepFlow>
  )
}
