import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApproveByPasskey } from '../../../../parts/money-flow/approve-by-passkey.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { repeatedPinError } from '../../../../platform/members/member/validate.ts'
import { settingsQuery } from '../../../../platform/settings/member/queries.ts'
import { useProof } from '../../../../platform/step-up/member/proof-steps.tsx'
import { SecretFlow } from '../../../../platform/step-up/member/secret-flow.tsx'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { newPinError, pinError } from '../../../../platform/step-up/member/secret-rules.ts'
import { authenticatorQuery } from '../security/queries.ts'
import { changePin, checkPins } from './queries.ts'

/** Changes the signed-in person's PAY code. */
export const ChangePin = () => <PinFlow hasPin />

/** Sets the first PAY code of an account that has none. */
export const SetPin = () => <PinFlow hasPin={false} />

/** Proofs that stand in for a forgotten PAY code. */
type Instead = { readonly authenticator: string; readonly passkey?: wire.ProvenPasskey }

function PinFlow({ hasPin }: { hasPin: boolean }) {
  const { t } = useLingui()
  const [isForgotten, setForgotten] = useState(false)
  const [instead, setInstead] = useState<Instead>({ authenticator: '' })
  const asksOld = hasPin && !isForgotten
  const proof = useProof()
  const { old, next } = proof.typed
  const pins = asksOld ? { oldPin: old, pin: next } : { pin: next }
  const title = hasPin ? t`Change the PAY code` : t`Set a PAY code`
  return (
    <SecretFlow
      title={title}
      scene="editpin"
      labels={[t`New PAY code`, t`Code`, t`Done`]}
      proof={proof}
      rules={{
        old: pin => asksOld && pinError(pin),
        next: newPinError,
        repeated: (again, { next }) => repeatedPinError(next, again),
      }}
      fields={form => (
        <>
          {asksOld ? (
            <>
              <SecretInput {...form.field('old', t`PAY code now`)} kind="pin" />
              <button type="button" className="plain-button" onClick={() => setForgotten(true)}>
                {t`Forgotten?`}
              </button>
            </>
          ) : (
            <RestNotice />
          )}
          {isForgotten && <InsteadFields instead={instead} onInstead={setInstead} />}
          <SecretInput {...form.field('next', t`New PAY code`)} kind="pin" isNew />
          <SecretInput {...form.field('repeated', t`Confirm PAY code`)} kind="pin" isNew />
        </>
      )}
      before={() => checkPins(pins)}
      change={code => changePin({ ...pins, ...provenBy(instead) }, code)}
      submitLabel={title}
      done={{
        title: t`Your PAY code is changed`,
        text: t`Every other session of your account has been signed out.`,
      }}
    />
  )
}

const provenBy = ({ authenticator, passkey }: Instead) => ({
  ...(authenticator.trim() ? { authenticator: authenticator.trim() } : {}),
  ...(passkey ? { passkey } : {}),
})

/** The rest that follows where nothing but the mailed code proves who sets the PAY code. */
export function RestNotice() {
  const { t } = useLingui()
  const { data: settings = [] } = useQuery(settingsQuery)
  const hours = settings.find(({ field_code }) => field_code === 'payCodeRestHours')?.field_value ?? '24'
  return (
    <Notice tone="waiting" title={t`What leaves your account then rests for ${hours} hours`}>
      {t`This happens when you set a new PAY code without the old one, so that someone who only reads your e-mail cannot take your money. Incoming money, swaps and savings continue. We tell you by e-mail.`}
    </Notice>
  )
}

type InsteadProps = { instead: Instead; onInstead: (instead: Instead) => void }

/** A passkey, or a code of the authenticator app, in place of the forgotten PAY code: then nothing rests. */
function InsteadFields({ instead, onInstead }: InsteadProps) {
  const { t } = useLingui()
  const { data: app } = useQuery(authenticatorQuery)
  return (
    <>
      {instead.passkey ? (
        <Notice tone="proven" title={t`Your passkey has proven it: nothing rests.`} />
      ) : (
        <ApproveByPasskey
          asked={{ scene: 'editpin' }}
          isBusy={false}
          label={t`Prove it with a passkey`}
          otherWay={t`Then nothing rests.`}
          onProven={passkey => onInstead({ ...instead, passkey })}
        />
      )}
      {app?.status === 1 && !instead.passkey && (
        <TextInput
          label={t`Code of the authenticator app, if you have it`}
          description={t`With it nothing rests. A recovery code does too.`}
          name="authenticator_code"
          autoComplete="one-time-code"
          value={instead.authenticator}
          onChange={event => onInstead({ ...instead, authenticator: event.currentTarget.value })}
        />
      )}
    </>
  )
}
