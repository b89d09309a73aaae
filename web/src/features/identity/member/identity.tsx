import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Waiting } from '../../../parts/waiting.tsx'
import { type Form, formOf, NOTHING } from './form.ts'
import { keptForm } from './kept-form.ts'
import { ownFormQuery } from './queries.ts'
import { Verification } from './verification.tsx'

/** The form to begin with: what this tab has kept of it, else what was handed in last, else what the account says. */
export const firstForm = (user: wire.Userinfo, last: wire.KycData | null, kept: Form | undefined): Form => {
  if (kept?.type === user.user_type) return kept
  const filled = last?.type === user.user_type ? formOf(last) : undefined
  const { typed, documents } = filled ?? {
    // A company's own name differs from its representative's, which the account has.
    typed: { ...NOTHING, nickname: user.user_type === 0 ? user.username : '' },
    documents: [],
  }
  const isPhoneKnown = user.phone !== null && (user.phone_status === 1 || typed.phone === '')
  const phone = isPhoneKnown ? { area_code: user.area_code ?? '', phone: user.phone ?? '' } : {}
  return { type: user.user_type, typed: { ...typed, ...phone }, documents }
}

/** The flow, once it is known what there is to begin with. */
export function Identity({ user }: { user: wire.Userinfo }) {
  const last = useQuery(ownFormQuery)
  const [kept] = useState(keptForm)
  if (last.data === undefined) return <Waiting query={last} />
  return <Verification user={user} initial={firstForm(user, last.data, kept)} />
}
