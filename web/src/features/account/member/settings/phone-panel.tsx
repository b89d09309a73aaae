import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'
import { type Phone, ProvePhone } from '../../../../platform/members/member/phone/prove-phone.tsx'

/** The phone number: typed, then proven with the code that is sent to it. */
export function PhonePanel({ user }: { user: wire.Userinfo }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [phone, setPhone] = useState<Phone>({ area_code: user.area_code ?? '', phone: user.phone ?? '' })
  return (
    <Panel title={t`Phone number`} aside={user.phone && <Proven isProven={user.phone_status === 1} />}>
      <ProvePhone
        phone={phone}
        onPhone={setPhone}
        onDone={() => void queries.invalidateQueries()}
        submitLabel={t`Save the number`}
      />
    </Panel>
  )
}

function Proven({ isProven }: { isProven: boolean }) {
  const { t } = useLingui()
  return isProven ? (
    <Status state="settled">{t`Proven`}</Status>
  ) : (
    <Status state="waiting">{t`Not proven yet`}</Status>
  )
}
