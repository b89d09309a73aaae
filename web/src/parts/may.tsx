import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type BoundedCall, may } from '../client/may.ts'
import { Notice } from './notice.tsx'

type MayProps = {
  /** The call that the children lead to. */
  call: BoundedCall
  children: ReactNode
  /** Shown in their place to a role that may not make it; nothing when left out. */
  otherwise?: ReactNode
}

/** A button or link that leads to a change, for the roles that may make it. */
export function May({ call, children, otherwise = null }: MayProps) {
  return may(call) ? children : otherwise
}

/** Says to an administrator of another role why there is nothing to press. */
export function ReadOnly() {
  const { t } = useLingui()
  return (
    <div className="stack content-start">
      <Notice tone="locked" title={t`Your role reads this`}>
        {t`Administrators of another role change it or decide about it.`}
      </Notice>
    </div>
  )
}
