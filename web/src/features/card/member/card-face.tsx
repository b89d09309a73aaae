import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { newId } from '../../../client/submit.ts'
import { CodeField } from '../../../parts/code-step.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { ApproveByPasskey } from '../../../parts/money-flow/approve-by-passkey.tsx'
import { ConfirmOnDevice } from '../../../parts/money-flow/confirm-on-device.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { useSecondsLeft } from '../../../parts/use-countdown.ts'
import { Plastic } from './plastic.tsx'
import { showCardNumber } from './queries.ts'

type Shown = { readonly number: string; readonly untilMs: number }

/** The card as its holder sees it: four digits, or all of them for a while, once a passkey, another device or the PAY code has opened them. */
export function CardFace({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const hide = () => setShown(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = isAsking || shown !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The focused button is gone with the number; a focus elsewhere on the page stays where it is.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (shown) return <Revealed card={card} shown={shown} onHide={hide} />
  return (
    <div className="stack">
      <Plastic card={card} />
      {isAsking ? (
        <AskPin
          onShown={next => {
            setAsking(false)
            setShown(next)
          }}
          onBack={() => setAsking(false)}
        />
      ) : (
        card.card_number !== null && (
          <Button ref={button} variant="default" size="sm" onClick={() => setAsking(true)}>
            {t`Show the card number`}
          </Button>
        )
      )}
    </div>
  )
}

type AskPinProps = { onShown: (shown: Shown) => void; onBack: () => void }

/** The number is kept by no cache: what the call answered goes with this component. */
function AskPin({ onShown, onBack }: AskPinProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const show = useMutation({
    mutationFn: (pin: wire.Approval) => showCardNumber(pin, newId()),
    gcTime: 0,
    onSuccess: ({ card_number, seconds }) =>
      onShown({ number: card_number, untilMs: Date.now() + seconds * 1000 }),
  })
  const { variables: by } = show
  const isPin = typeof by === 'string'
  const isDevice = by !== undefined && !isPin && 'confirmation' in by
  return (
    <div className="stack">
      <ConfirmOnDevice
        asked={{ scene: 'cardnumber' }}
        onConfirmed={show.mutate}
        isBusy={show.isPending}
        error={isDevice ? show.error : undefined}
        otherWay={t`Or enter your PAY code, as below.`}
      />
      <ApproveByPasskey
        asked={{ scene: 'cardnumber' }}
        onProven={show.mutate}
        isBusy={show.isPending}
        error={isPin || isDevice ? undefined : show.error}
        label={t`Show it with a passkey`}
        otherWay={t`Or enter your PAY code, as below.`}
      />
      <StepTitle>{t`Enter your PAY code`}</StepTitle>
      <CodeField
        label={t`PAY code`}
        kind="secret"
        onCode={show.mutate}
        isBusy={show.isPending}
        error={show.isError && isPin ? words(problemOf(show.error)) : undefined}
        submitLabel={t`Show the number`}
      >
        <div className="row apart wrap">
          <Button variant="default" size="sm" onClick={onBack} disabled={show.isPending}>
            {t`Back`}
          </Button>
        </div>
        <p className="quiet">{t`The number is shown for 30 seconds, and each look is noted. The CVV stands on the card only.`}</p>
      </CodeField>
    </div>
  )
}

type RevealedProps = { card: wire.CardInfo; shown: Shown; onHide: () => void }

/** The whole number, until its time is over or the page is left. */
function Revealed({ card, shown, onHide }: RevealedProps) {
  const { t } = useLingui()
  const left = useSecondsLeft(shown.untilMs)
  const button = useRef<HTMLButtonElement>(null)
  // The boxes of the code had the focus, and are gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (left === 0) onHide()
  }, [left, onHide])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && onHide()
    document.addEventListener('visibilitychange', leave)
    // The page may have been left before the number came.
    leave()
    return () => document.removeEventListener('visibilitychange', leave)
  }, [onHide])
  return (
    <div className="stack">
      <Plastic card={card} number={shown.number} />
      <div className="row apart wrap">
        <span className="quiet">
          <CopyButton text={shown.number} what={t`Copy the card number`} /> {t`Hidden again in ${left} s`}
        </span>
        <Button ref={button} variant="default" size="sm" onClick={onHide}>
          {t`Hide`}
        </Button>
      </div>
    </div>
  )
}
