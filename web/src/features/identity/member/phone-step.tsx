import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { type Phone, ProvePhone } from '../../../platform/members/member/phone/prove-phone.tsx'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const numberOf = ({ area_code, phone }: Phone) => `${digitsOf(area_code)} ${digitsOf(phone)}`

/** Whether a number is the member's own, and proven. */
export const isOwnPhone = ({ area_code, phone, phone_status }: wire.Userinfo, typed: Phone): boolean =>
  phone_status === 1 && numberOf({ area_code: area_code ?? '', phone: phone ?? '' }) === numberOf(typed)

type PhoneStepProps = {
  user: wire.Userinfo
  phone: Phone
  onPhone: (phone: Phone) => void
  onBack: () => void
  onNext: () => void
}

/**
 * The phone number, proven here and now: a code that was wrong or has run out is said where it is typed, and not after
 * the whole form has been handed in.
 */
export function PhoneStep({ user, phone, onPhone, onBack, onNext }: PhoneStepProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isChanging, setChanging] = useState(!isOwnPhone(user, phone))
  return (
    <div>
      <Panel>
        <div className="stack">
          <Heading />
          {isChanging ? (
            <ProvePhone
              phone={{ area_code: phone.area_code, phone: phone.phone }}
              onPhone={onPhone}
              onDone={() => {
                void queries.invalidateQueries()
                onNext()
              }}
              submitLabel={t`Confirm the number`}
              isPrimary
            />
          ) : (
            <ProvenPhone phone={phone} onChange={() => setChanging(true)} />
          )}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button variant="default" size="lg" onClick={onBack}>
          {t`Back`}
        </Button>
        {!isChanging && (
          <Button size="lg" onClick={onNext}>
            {t`Continue`}
          </Button>
        )}
      </div>
    </div>
  )
}

function ProvenPhone({ phone, onChange }: Pick<PhoneStepProps, 'phone'> & { onChange: () => void }) {
  const { t } = useLingui()
  return (
    <div className="row apart wrap">
      <span className="figures strong">
        {phone.area_code} {phone.phone}
      </span>
      <Status state="settled">{t`Proven`}</Status>
      <button type="button" className="plain-button" onClick={onChange}>
        {t`Use another number`}
      </button>
    </div>
  )
}

function Heading() {
  const { t } = useLingui()
  return (
    <div className="stack tight">
      <StepTitle>{t`Your phone number`}</StepTitle>
      <p className="quiet">
        {t`We call only when something about your documents is unclear. A code shows that the number is yours.`}
      </p>
    </div>
  )
}
