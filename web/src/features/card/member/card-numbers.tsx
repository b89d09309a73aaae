import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { cardNumberStates, cardNumberUses } from '@strongroom/shared/words/card/purchase'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { useSubmit } from '../../../client/submit.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess, useOwnPath } from '../../../platform/members/member/queries.ts'
import { LastFour } from '../last-four.tsx'
import { CardTabs } from './card-tabs.tsx'
import { closeCardNumber } from './queries.ts'

type Numbered = wire.DisposableNumber

const STATES = statesOf(cardNumberStates, {
  open: 'settled',
  used: 'reversed',
  closed: 'reversed',
  ended: 'reversed',
})

const NUMBERS = recordScreen(
  'card.numbers',
  {
    title: msg`Disposable numbers of the card`,
    what: ({ last4 }) => <LastFour digits={last4} />,
    detail: number => <Detail {...number} />,
    state: ({ state }) => <InState {...STATES[state]} />,
    amount: number => <Amount {...number} />,
    action: {
      label: msg({ message: 'Close', context: 'card number' }),
      isOffered: ({ state }) => state === 'open',
      of: number => number.state === 'open' && <Close number={number} />,
    },
    empty: {
      title: msg`No disposable number yet`,
      text: msg`Make one for a shop that you do not trust with the number of your card.`,
    },
  },
  useOwnPath,
)

/** The disposable numbers of the member’s card, each for one purchase or one merchant. */
export function CardNumbers() {
  const { t } = useLingui()
  return (
    <Page title={t`Prepaid card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <div className="stack">
          <p className="quiet m-0">
            {t`A disposable number buys off your card like its own number, and within its limits. A shop that loses it loses nothing of yours: it ends after one purchase, or buys at one merchant only.`}
          </p>
          <MakeOne />
          <NUMBERS.Part />
        </div>
      </WarmUp>
    </Page>
  )
}

function MakeOne() {
  const { t } = useLingui()
  return (
    <Button className="self-start" renderRoot={props => <Link {...props} to="/prepaidcard/newnumber" />}>
      {t`Make a disposable number`}
    </Button>
  )
}

function Detail({ use, merchant, until, state }: Numbered) {
  const { t } = useLingui()
  const uses = useWordsOf(cardNumberUses)
  const day = calendarDayText(until)
  return [uses[use], merchant, state === 'open' && t`good until ${day}`].filter(Boolean).join(' · ')
}

/** The most of its purchase, or of a month. */
function Amount({ amount, currency, use, state }: Numbered) {
  const { t } = useLingui()
  return (
    <span>
      <Money amount={amount} currency={currency} exact isStrong={state === 'open'} />
      {use === 'merchant' && <span className="quiet"> {t`a month`}</span>}
    </span>
  )
}

function Close({ number: { id, last4 } }: { number: Numbered }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit((_: object, attempt: string) => closeCardNumber(id, attempt), {
    onSuccess: () => {
      setAsking(false)
      announce(t`The number is closed.`)
    },
  })
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t({ message: 'Close', context: 'card number' })}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Close the number that ends in ${last4}?`}
        confirmLabel={t`Close the number`}
        onConfirm={() => send.mutate({})}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
      >
        <p>
          {t`Purchases by it are declined from now on. One that was let through before is still booked. A closed number does not come back.`}
        </p>
        <ProblemNotice of={send.error} />
      </Confirm>
    </>
  )
}
