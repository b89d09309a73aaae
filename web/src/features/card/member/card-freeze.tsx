import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { CodeField } from '../../../parts/code-step.tsx'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { freezeCard, unfreezeCard } from './queries.ts'

const useCardAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: cardInfoQuery.queryKey })
}

/** Freezes the card at once; ends the freeze by the PAY code. */
export function CardFreeze({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Freeze the card`}>
      {card.frozen === 1 ? <Frozen card={card} /> : <FreezeNow card={card} />}
    </Panel>
  )
}

function FreezeNow({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const again = useCardAgain()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit((_: object, attempt: string) => freezeCard(attempt), {
    onSuccess: () => {
      void again()
      setAsking(false)
      announce(t`Your card is frozen.`)
    },
  })
  return (
    <>
      <p className="quiet mb-12">
        {t`If you cannot find your card, freeze it first and look for it afterwards. Freezing needs no code.`}
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t`Freeze the card`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Freeze your card now?`}
        confirmLabel={t`Freeze the card`}
        onConfirm={() => send.mutate({})}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
      >
        <p>
          {card.purchasing
            ? t`Purchases are declined, it cannot be charged, no money goes from it to a bank, and its number is not shown, until you unfreeze it with your PAY code. A purchase that was let through before is still booked. Ask customer service to block the card too if it is lost or stolen.`
            : t`It cannot be charged, no money goes from it to a bank, and its number is not shown, until you unfreeze it with your PAY code. The card network decides about purchases: what it settles is still booked and marked, and you dispute it by one click. Ask customer service to block the card too if it is lost or stolen.`}
        </p>
        <ProblemNotice of={send.error} />
      </Confirm>
    </>
  )
}

function Frozen({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const again = useCardAgain()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit((pin: string, attempt: string) => unfreezeCard(pin, attempt), {
    onSuccess: () => {
      void again()
      announce(t`Your card is no longer frozen.`)
    },
  })
  return (
    <div className="stack">
      <Notice tone="waiting" title={t`Your card is frozen`}>
        {card.purchasing
          ? t`Purchases are declined, it is not charged, no money goes from it to a bank, and its number is not shown.`
          : t`It is not charged, no money goes from it to a bank, and its number is not shown. Purchases that the card network settles are still booked and marked: you dispute them by one click.`}
      </Notice>
      {isAsking ? (
        <CodeField
          label={t`PAY code`}
          kind="secret"
          onCode={pin => send.mutate(pin)}
          isBusy={send.isPending}
          error={send.isError ? words(problemOf(send.error)) : undefined}
          submitLabel={t`Unfreeze the card`}
        >
          <div>
            <Button variant="default" size="sm" onClick={() => setAsking(false)} disabled={send.isPending}>
              {t`Back`}
            </Button>
          </div>
        </CodeField>
      ) : (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t`Unfreeze the card`}
          </Button>
        </div>
      )}
    </div>
  )
}
